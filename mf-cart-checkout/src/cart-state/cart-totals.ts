import { type Totals, totalsOf } from '@aimante/api-contract/checkout/quote-rules';
import { type Cart, type CartLine, quantityOf } from './cart.ts';

export function lineTotalCents(line: CartLine): number {
  return line.unitPriceCents * quantityOf(line);
}

/** What the cart comes to by the prices that it knows, with free delivery: the very rules that the server quotes by. */
export function totalsOfCart({ lines, coupon }: Cart): Totals {
  return totalsOf({
    lines: lines.map((line) => ({ totalCents: lineTotalCents(line) })),
    discount: coupon,
    shippingCents: 0,
    vatRate: 0,
  });
}
