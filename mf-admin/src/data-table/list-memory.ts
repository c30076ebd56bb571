interface SeenList {
  /** The whole search of the address. */
  readonly search: string;
  readonly ids: readonly string[];
}

const seen = new Map<string, SeenList>();

/** Keeps which rows a list showed last, so that a page of one of them leads to its neighbours and back. */
export const rememberList = (list: string, shown: SeenList): void => void seen.set(list, shown);

export const lastSeen = (list: string): SeenList | undefined => seen.get(list);
