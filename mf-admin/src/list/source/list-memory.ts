interface SeenList {
  /** The full query of the address. */
  readonly search: string;
  readonly ids: readonly string[];
}

const seen = new Map<string, SeenList>();

/** Remembers the rows that a list last showed, so that a row's page can link to its neighbours and back. */
export const rememberList = (list: string, shown: SeenList): void => void seen.set(list, shown);

export const lastSeen = (list: string): SeenList | undefined => seen.get(list);
