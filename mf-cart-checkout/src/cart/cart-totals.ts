import { type Totals, totalsOf } from '@aimante/shop/pricing';
import { type Cart, type CartLine, quantityOf } from './cart.ts';

export function lineTotalCents(line: CartLine): number {
  return line.unitPriceCents * quantityOf(line);
}

/** Totals from the known prices, without delivery. They follow the same rules as the server's quote. */
export function totalsOfCart({ lines, coupon }: Cart): Totals {
  return totalsOf({
    lines: lines.filter(({ isGone }) => !isGone).map((line) => ({ totalCents: lineTotalCents(line) })),
    discount: coupon,
    shippingCents: 0,
    vatRate: 0,
  });
}
