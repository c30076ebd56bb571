import type { Quote } from '@aimante/api-contract/checkout';
import type { Cart } from '../../../cart/cart.ts';
import { totalsOfCart } from '../../../cart/cart-totals.ts';

export interface PriceChange {
  readonly beforeCents: number;
  readonly afterCents: number;
}

/**
 * The difference between the cart's and the shop's price for the same lines. The discount is left out, because only the
 * shop knows it. An unavailable line has no price to compare.
 */
export function priceChange(cart: Cart, quote: Quote): PriceChange | undefined {
  const quoted = new Set(quote.lines.map(({ lineId }) => lineId));
  const lines = cart.lines.filter(({ lineId }) => quoted.has(lineId));
  const beforeCents = totalsOfCart({ ...cart, lines }).subtotalCents;
  const afterCents = quote.subtotalCents;
  return beforeCents === afterCents ? undefined : { beforeCents, afterCents };
}

export function quotedPrices({ lines }: Quote): Map<string, number> {
  return new Map(lines.flatMap(({ lineId, unitPriceCents }) => (lineId === null ? [] : [[lineId, unitPriceCents]])));
}
