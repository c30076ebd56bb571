import { startTransition, useEffect, useState } from 'react';
import type { ProductGroup } from '../../product-list/grouping.ts';

/** More cards than a window shows. A shop of usual size renders at once. */
export const FIRST_CARDS = 60;

/** The first cards at once, the others in a low-priority render. */
export function useWholeList(groups: readonly ProductGroup[]): readonly ProductGroup[] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? groups : firstOf(groups, FIRST_CARDS);
}

export function firstOf(groups: readonly ProductGroup[], count: number): readonly ProductGroup[] {
  let left = count;
  return groups.flatMap(({ category, products }) => {
    const first = products.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ category, products: first }] : [];
  });
}
