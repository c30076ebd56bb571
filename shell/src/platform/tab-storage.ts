export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage. A value that it refuses, because it is blocked or the disk is full, lasts as long as the tab.
 */
export function tabStorage(open: () => TabStorage): TabStorage {
  const refused = new Map<string, string | null>();
  function write(key: string, value: string | null): void {
    refused.delete(key);
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
    } catch {
      refused.set(key, value);
    }
  }
  return {
    getItem(key) {
      const kept = refused.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: write,
    removeItem: (key) => write(key, null),
  };
}
