import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import type { Cart, CartLine } from '../cart/cart.ts';

/** The product is hidden, deleted or sold out: no change of the line makes it available. */
export const isGone = ({ code, available }: QuoteNotice): boolean =>
  code === 'PRODUCT_UNAVAILABLE' || (code === 'OUT_OF_STOCK' && available === 0);

export function goneLines({ lines }: Cart, quote: Quote | undefined): CartLine[] {
  const gone = new Set(quote?.notices.filter(isGone).map(({ lineId }) => lineId));
  return lines.filter(({ lineId }) => gone.has(lineId));
}

/** Keeps the names of the quote, and which lines it called unavailable. The same cart if nothing is new. */
export function noteQuote(cart: Cart, quote: Quote): Cart {
  const gone = goneLines(cart, quote);
  const lines = cart.lines.map((line): CartLine => {
    const name = quote.lines.find(({ lineId }) => lineId === line.lineId)?.name ?? line.name;
    const isLineGone = gone.includes(line);
    if (name === line.name && isLineGone === (line.isGone ?? false)) return line;
    const { isGone: _, ...rest } = line;
    return { ...rest, ...(name !== undefined && { name }), ...(isLineGone && { isGone: true }) };
  });
  return lines.every((line, place) => line === cart.lines[place]) ? cart : { ...cart, lines };
}

export const isAllGone = (cart: Cart, quote: Quote | undefined): boolean =>
  quote !== undefined && cart.lines.length > 0 && goneLines(cart, quote).length === cart.lines.length;

export function withoutLines(cart: Cart, lineIds: readonly string[]): Cart {
  return { ...cart, lines: cart.lines.filter(({ lineId }) => !lineIds.includes(lineId)) };
}
