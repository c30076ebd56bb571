import { FRESH_MS } from './fresh-ms.ts';

/** For queries of what the owner edits: fresh at every look, and within a second of a change while the tab is seen. */
export const SHOP_CONTENT = {
  staleTime: FRESH_MS,
  refetchOnWindowFocus: 'always',
  meta: { isOfShop: true },
} as const;
