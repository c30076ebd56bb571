import type { Quote } from '@aimante/api-contract/checkout';
import type { Cart, CartLine } from '../cart-state/cart.ts';

/** The first line that the shop refuses as it is: too many, sold out, gone. Why, stands at the line. */
export function lineInTheWay({ lines }: Cart, quote: Quote | undefined): CartLine | undefined {
  const refused = quote?.notices.filter(({ code }) => code !== 'BUNDLE_PRICE_LOST').map(({ lineId }) => lineId) ?? [];
  return lines.find(({ lineId }) => refused.includes(lineId));
}

/** What the element of a line is called, so that it can be gone to. */
export const lineElementId = (lineId: string): string => `cart-line-${lineId}`;
