/** The first page, the last one, and those around the current one, in order. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b);
}
