const STORAGE_KEY = 'scroll-positions';
const REMEMBERED = 50;

export interface ScrollMemory {
  /** Where the page of this history entry was left. */
  positionOf(key: string): number | undefined;
  remember(key: string, position: number): void;
}

/** Scroll positions by history entry, for going back, over reloads too. The oldest are forgotten. */
export function createScrollMemory(storage: Storage): ScrollMemory {
  const positions = new Map<string, number>(read(storage));
  return {
    positionOf: (key) => positions.get(key),
    remember(key, position) {
      positions.delete(key);
      positions.set(key, Math.round(position));
      const kept = [...positions].slice(-REMEMBERED);
      storage.setItem(STORAGE_KEY, JSON.stringify(kept));
    },
  };
}

function read(storage: Storage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
