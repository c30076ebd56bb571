import type { TabStorage } from '../platform/tab-storage.ts';

const STORAGE_KEY = 'scroll-positions';
const REMEMBERED = 50;

export interface ScrollMemory {
  /** The last scroll position of the page of this history entry. */
  positionOf(key: string): number | undefined;
  remember(key: string, position: number): void;
}

/**
 * Scroll positions by history entry, for the back button and across reloads. The oldest are dropped. Read on first use,
 * because a server has no storage.
 */
export function createScrollMemory(storage: TabStorage): ScrollMemory {
  let known: Map<string, number> | undefined;
  const positions = () => {
    known ??= new Map(read(storage));
    return known;
  };
  return {
    positionOf: (key) => positions().get(key),
    remember(key, position) {
      positions().delete(key);
      positions().set(key, Math.round(position));
      const kept = [...positions()].slice(-REMEMBERED);
      storage.setItem(STORAGE_KEY, JSON.stringify(kept));
    },
  };
}

function read(storage: TabStorage): [string, number][] {
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
