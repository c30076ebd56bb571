import { useState } from 'react';
import { HISTORY_KEY, readHistory, remember } from './history.ts';

export interface SearchHistory {
  readonly entries: readonly string[];
  /** Reads the searches that other pages and tabs stored. */
  readonly refresh: () => void;
  readonly add: (search: string) => void;
  readonly remove: (search: string) => void;
}

/** The last searches of this browser. Without storage they last as long as the page. */
export function useHistory(): SearchHistory {
  const [entries, setEntries] = useState<readonly string[]>([]);
  const keep = (next: readonly string[]) => {
    setEntries(next);
    write(next);
  };
  return {
    entries,
    refresh: () => setEntries((known) => read() ?? known),
    add: (search) => keep(remember(read() ?? entries, search)),
    remove: (search) => keep((read() ?? entries).filter((entry) => entry !== search)),
  };
}

function read(): readonly string[] | undefined {
  try {
    return readHistory(localStorage.getItem(HISTORY_KEY));
  } catch {
    return undefined;
  }
}

function write(entries: readonly string[]): void {
  try {
    localStorage.setItem(HISTORY_KEY, JSON.stringify(entries));
  } catch {
    // Storage is full or blocked: only the history is lost, not the search.
  }
}
