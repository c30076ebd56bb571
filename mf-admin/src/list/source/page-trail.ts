interface Place {
  /** Cursor of the previous page. `undefined`: the first page. */
  readonly before: string | undefined;
  /** Number of rows on the previous pages. */
  readonly offset: number;
}

const places = new Map<string, Place>();

/** Cursors only lead forward, so this remembers the previous page of each page. */
export const leaveTrail = (after: string, place: Place): void => void places.set(after, place);

/** `undefined` if the page was opened directly by its address. */
export const placeOf = (after: string | undefined): Place | undefined =>
  after === undefined ? { before: undefined, offset: 0 } : places.get(after);
