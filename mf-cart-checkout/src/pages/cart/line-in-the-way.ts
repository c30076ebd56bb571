import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import type { Cart, CartLine } from '../../cart/cart.ts';
import { countGonePhotos } from '../../cart/gone-photos.ts';
import { isAllGone, isGone } from '../../quote/gone-lines.ts';

/**
 * The first line to change before the cart can be ordered. An unavailable line does not block the order of the others.
 */
export function lineInTheWay(cart: Cart, quote: Quote | undefined): CartLine | undefined {
  const isPassed = (notice: QuoteNotice) =>
    notice.code === 'BUNDLE_PRICE_LOST' || (isGone(notice) && !isAllGone(cart, quote));
  const refused = quote?.notices.filter((notice) => !isPassed(notice)).map(({ lineId }) => lineId) ?? [];
  return cart.lines.find((line) => refused.includes(line.lineId) || (!line.isGone && countGonePhotos(line) > 0));
}

/** Id of a line's element, as a scroll target. */
export const lineElementId = (lineId: string): string => `cart-line-${lineId}`;
