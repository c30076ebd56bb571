import type { Quote } from '@aimante/api-contract/checkout';
import type { Cart } from '../cart-state/cart.ts';
import { totalsOfCart } from '../cart-state/cart-totals.ts';

export interface PriceChange {
  readonly beforeCents: number;
  readonly afterCents: number;
}

/** Where the shop asks something else for the same magnets than this cart says. What a coupon takes off, it alone knows. */
export function priceChange(cart: Cart, quote: Quote): PriceChange | undefined {
  const beforeCents = totalsOfCart(cart).subtotalCents;
  const afterCents = quote.subtotalCents;
  return beforeCents === afterCents ? undefined : { beforeCents, afterCents };
}

export function quotedPrices({ lines }: Quote): Map<string, number> {
  return new Map(lines.flatMap(({ lineId, unitPriceCents }) => (lineId === null ? [] : [[lineId, unitPriceCents]])));
}
