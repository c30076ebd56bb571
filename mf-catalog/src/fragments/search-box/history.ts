const MAX_ENTRIES = 10;

export const HISTORY_KEY = 'search-history';

/** The last searches, newest first, without duplicates. */
export function remember(history: readonly string[], search: string): readonly string[] {
  const text = search.trim();
  if (!text) return history;
  return [text, ...history.filter((entry) => entry.toLowerCase() !== text.toLowerCase())].slice(0, MAX_ENTRIES);
}

/** The stored searches, or none if the storage has other content. */
export function readHistory(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}
