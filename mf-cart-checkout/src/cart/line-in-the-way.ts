import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import type { Cart, CartLine } from '../cart-state/cart.ts';
import { isAllGone, isGone } from '../quote/gone-lines.ts';

/**
 * The first line that has to be changed before the cart can be ordered. A line that is gone keeps nobody from ordering the
 * rest.
 */
export function lineInTheWay(cart: Cart, quote: Quote | undefined): CartLine | undefined {
  const isPassed = (notice: QuoteNotice) =>
    notice.code === 'BUNDLE_PRICE_LOST' || (isGone(notice) && !isAllGone(cart, quote));
  const refused = quote?.notices.filter((notice) => !isPassed(notice)).map(({ lineId }) => lineId) ?? [];
  return cart.lines.find(({ lineId }) => refused.includes(lineId));
}

/** What the element of a line is called, so that it can be gone to. */
export const lineElementId = (lineId: string): string => `cart-line-${lineId}`;
