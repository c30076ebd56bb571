import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import type { Cart, CartLine } from '../cart/cart.ts';

/** The product is hidden, deleted or sold out: no change of the line makes it available. */
export const isGone = ({ code, available }: QuoteNotice): boolean =>
  code === 'PRODUCT_UNAVAILABLE' || (code === 'OUT_OF_STOCK' && available === 0);

export function goneLines({ lines }: Cart, quote: Quote | undefined): CartLine[] {
  const gone = new Set(quote?.notices.filter(isGone).map(({ lineId }) => lineId));
  return lines.filter(({ lineId }) => gone.has(lineId));
}

export const isAllGone = (cart: Cart, quote: Quote | undefined): boolean =>
  quote !== undefined && cart.lines.length > 0 && goneLines(cart, quote).length === cart.lines.length;

export function withoutLines(cart: Cart, lineIds: readonly string[]): Cart {
  return { ...cart, lines: cart.lines.filter(({ lineId }) => !lineIds.includes(lineId)) };
}
