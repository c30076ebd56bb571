/** The page numbers to link: the first, the last and the neighbours. A gap replaces the rest. */
export function pagesAround(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const first = Math.max(2, Math.min(page - 1, pageCount - 4));
  const last = Math.min(pageCount - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(last < pageCount - 1 ? ['gap-after' as const] : []),
    pageCount,
  ];
}
