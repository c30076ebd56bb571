import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import type { Cart, CartLine } from '../../cart/cart.ts';
import { isAllGone, isGone } from '../../quote/gone-lines.ts';

/**
 * The first line to change before the cart can be ordered. An unavailable line does not block the order of the others.
 */
export function lineInTheWay(cart: Cart, quote: Quote | undefined): CartLine | undefined {
  const isPassed = (notice: QuoteNotice) =>
    notice.code === 'BUNDLE_PRICE_LOST' || (isGone(notice) && !isAllGone(cart, quote));
  const refused = quote?.notices.filter((notice) => !isPassed(notice)).map(({ lineId }) => lineId) ?? [];
  return cart.lines.find(({ lineId }) => refused.includes(lineId));
}

/** Id of a line's element, as a scroll target. */
export const lineElementId = (lineId: string): string => `cart-line-${lineId}`;
