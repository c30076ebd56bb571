import type { Quote } from '@aimante/api-contract/checkout';
import type { Cart, CartLine } from '../cart-state/cart.ts';
import { lostPhotos } from '../quote/order-items.ts';
import { isSold } from '../quote/quote-request.ts';

/** The first line that cannot be ordered as it is. Why, stands at the line. */
export function lineInTheWay({ lines }: Cart, quote: Quote | undefined): CartLine | undefined {
  const refused = quote?.notices.filter(({ code }) => code !== 'BUNDLE_PRICE_LOST').map(({ lineId }) => lineId) ?? [];
  return lines.find((line) => !isSold(line) || lostPhotos({ lines: [line] }) > 0 || refused.includes(line.lineId));
}

/** What the element of a line is called, so that it can be gone to. */
export const lineElementId = (lineId: string): string => `cart-line-${lineId}`;
