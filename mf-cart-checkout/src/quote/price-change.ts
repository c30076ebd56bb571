import type { Quote } from '@aimante/api-contract/checkout';
import type { Cart } from '../cart-state/cart.ts';
import { totalsOfCart } from '../cart-state/cart-totals.ts';

export interface PriceChange {
  readonly beforeCents: number;
  readonly afterCents: number;
}

/**
 * Where the shop asks something else for the same magnets than this cart says. What a coupon takes off, it alone knows. A
 * line that the shop no longer sells has no price that could change.
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
