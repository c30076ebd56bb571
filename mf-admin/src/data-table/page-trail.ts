interface Place {
  /** The page before; `undefined` is the first. */
  readonly before: string | undefined;
  /** How many rows stand on the pages before. */
  readonly offset: number;
}

const places = new Map<string, Place>();

/** Cursors lead forward only: keeps where each page was come from. */
export const leaveTrail = (after: string, place: Place): void => void places.set(after, place);

/** `undefined` on a page that was opened by its address. */
export const placeOf = (after: string | undefined): Place | undefined =>
  after === undefined ? { before: undefined, offset: 0 } : places.get(after);
