import type { TillLine, TillStand } from '@aimante/api-contract/market';
import { shareOut } from '@aimante/shop/pricing';

export type StandItem = TillStand['items'][number];

export interface BasketLine extends Omit<TillLine, 'discountCents' | 'totalCents'> {
  /** Free lines have no item, so each has a key of its own. */
  readonly key: string;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly discount: { readonly cents: number; readonly reason: string } | null;
}

export const EMPTY_BASKET: Basket = { lines: [], discount: null };

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

export const grossOf = ({ lines }: Basket): number => sum(lines.map(({ quantity, unitCents }) => quantity * unitCents));
export const discountOf = (basket: Basket): number => Math.min(basket.discount?.cents ?? 0, grossOf(basket));
export const totalOf = (basket: Basket): number => grossOf(basket) - discountOf(basket);
export const countOf = ({ lines }: Basket): number => sum(lines.map(({ quantity }) => quantity));
export const quantityOf = ({ lines }: Basket, key: string): number =>
  lines.find((line) => line.key === key)?.quantity ?? 0;

export function withItem(basket: Basket, item: StandItem, defaultRate: number): Basket {
  const { owner, ownerId, name, cents, vatRate = defaultRate } = item;
  return withLine(basket, { key: ownerId, owner, ownerId, label: name, unitCents: cents, vatRate, quantity: 1 });
}

/** Adds the quantity to a line of the same key, or a new line. */
export function withLine(basket: Basket, added: BasketLine): Basket {
  const known = basket.lines.some(({ key }) => key === added.key);
  const lines = known
    ? basket.lines.map((line) =>
        line.key === added.key ? { ...line, quantity: Math.min(999, line.quantity + added.quantity) } : line,
      )
    : [...basket.lines, added];
  return { ...basket, lines };
}

export function withQuantity(basket: Basket, key: string, quantity: number): Basket {
  const lines = basket.lines.flatMap((line) => {
    if (line.key !== key) return [line];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return lines.length === 0 ? EMPTY_BASKET : { ...basket, lines };
}

/** Puts a basket back that could not be written, with what was added since. */
export const merged = (back: Basket, since: Basket): Basket => ({
  ...since.lines.reduce(withLine, back),
  discount: back.discount ?? since.discount,
});

/** The lines of the record: the discount is part of each line, so that the VAT of each rate is right. */
export function soldLines(basket: Basket): TillLine[] {
  const shares = shareOut(
    discountOf(basket),
    basket.lines.map(({ quantity, unitCents }) => quantity * unitCents),
  );
  return basket.lines.map(({ key: _, ...line }, place) => {
    const discountCents = shares[place] ?? 0;
    return { ...line, discountCents, totalCents: line.quantity * line.unitCents - discountCents };
  });
}
