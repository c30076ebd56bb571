import type { Quote, QuoteLine } from '@aimante/api-contract/checkout';
import { isWithoutVat } from '@aimante/shop/vat';
import { type Cart, type CartLine, quantityOf } from '../../../cart/cart.ts';
import { lineTotalCents } from '../../../cart/cart-totals.ts';

export interface PriceChange {
  readonly beforeCents: number;
  readonly afterCents: number;
}

/**
 * The difference between the cart's and the shop's price for the same lines. The discount is left out, because only the
 * shop knows it. An unavailable line has no price to compare. A line at the price of its magnets is unchanged: sets only
 * make it cheaper. A price without VAT is no other price: the place of delivery takes the VAT off.
 */
export function priceChange(cart: Cart, quote: Quote): PriceChange | undefined {
  if (quote.vatRule && isWithoutVat(quote.vatRule)) return undefined;
  const quoted = new Map(quote.lines.map((line) => [line.lineId, line]));
  const beforeCents = cart.lines.reduce((sum, line) => sum + knownCents(line, quoted.get(line.lineId)), 0);
  const afterCents = quote.lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return beforeCents === afterCents ? undefined : { beforeCents, afterCents };
}

function knownCents(line: CartLine, quoted: QuoteLine | undefined): number {
  if (!quoted) return 0;
  const isKnown = quoted.parts.some(({ unitPriceCents }) => unitPriceCents === line.unitPriceCents);
  return isKnown && quoted.quantity === quantityOf(line) ? quoted.totalCents : lineTotalCents(line);
}

export function quotedPrices({ lines }: Quote): Map<string, number> {
  return new Map(lines.flatMap(({ lineId, unitPriceCents }) => (lineId === null ? [] : [[lineId, unitPriceCents]])));
}
