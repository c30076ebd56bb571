/**
 * The cost of an order, as pure functions over integer cents. The cart and the server run this same code. Prices
 * include VAT.
 */
export interface Discount {
  type: 'percentage' | 'fixed';
  /** Whole percent, or cents when fixed. */
  value: number;
  minimumCents: number;
}

export const reachesMinimum = (discount: Discount, subtotalCents: number): boolean =>
  subtotalCents >= discount.minimumCents;

/** Half a cent rounds up. The discount never exceeds the amount that it is taken from. */
export function discountCents({ type, value }: Discount, eligibleCents: number): number {
  const wanted = type === 'fixed' ? value : Math.round((eligibleCents * value) / 100);
  return Math.min(wanted, eligibleCents);
}

/** The VAT contained in an amount: half a cent rounds up. `rate` in percent, to two decimals. */
export function vatWithin(grossCents: number, rate: number): number {
  const points = Math.round(rate * 100);
  const whole = 10_000 + points;
  return Math.floor((2 * grossCents * points + whole) / (2 * whole));
}

/** The price without VAT: half a cent rounds down, as its VAT rounds up. */
export const withoutVat = (grossCents: number, rate: number): number => grossCents - vatWithin(grossCents, rate);

export interface AmountLine {
  totalCents: number;
  /** In percent. The rate of the order if absent. */
  vatRate?: number | undefined;
  /** Whether the coupon applies to this line. */
  isDiscounted?: boolean | undefined;
}

export interface Totals {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  /** Contained in the total, not added to it. */
  vatCents: number;
  totalCents: number;
}

/** `discountCents` contains `pointsCents`. */
export interface TotalsWithPoints extends Totals {
  pointsCents: number;
}

export interface ToTotal {
  lines: readonly AmountLine[];
  discount?: Discount | null | undefined;
  shippingCents: number;
  vatRate: number;
}

interface ToTotalWithPoints extends ToTotal {
  /** Value of the points that the customer may use. They pay what the discount leaves, never delivery. */
  pointsCents: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export function totalsOf({ lines, discount, shippingCents, vatRate }: ToTotal): Totals {
  const { pointsCents: _, ...totals } = totalsWithPoints({ lines, discount, pointsCents: 0, shippingCents, vatRate });
  return totals;
}

export function totalsWithPoints({
  lines,
  discount,
  pointsCents,
  shippingCents,
  vatRate,
}: ToTotalWithPoints): TotalsWithPoints {
  const { subtotalCents, taken, paidByPoints, paid } = shareDiscounts({ lines, discount, pointsCents });
  return {
    subtotalCents,
    discountCents: taken + paidByPoints,
    pointsCents: paidByPoints,
    shippingCents,
    vatCents:
      sum(paid.map((amount, place) => vatWithin(amount, lines[place]?.vatRate ?? vatRate))) +
      vatWithin(shippingCents, vatRate),
    totalCents: subtotalCents - taken - paidByPoints + shippingCents,
  };
}

type ToShare = Pick<ToTotalWithPoints, 'lines' | 'discount' | 'pointsCents'>;

function shareDiscounts({ lines, discount, pointsCents }: ToShare) {
  const subtotalCents = sum(lines.map((line) => line.totalCents));
  const eligible = lines.map((line) => (line.isDiscounted === false ? 0 : line.totalCents));
  const isGranted = discount != null && reachesMinimum(discount, subtotalCents);
  const taken = isGranted ? discountCents(discount, sum(eligible)) : 0;
  const shares = shareOut(taken, eligible);
  const left = lines.map((line, place) => line.totalCents - (shares[place] ?? 0));
  const paidByPoints = Math.min(pointsCents, subtotalCents - taken);
  const pointShares = shareOut(paidByPoints, left);
  const paid = left.map((amount, place) => amount - (pointShares[place] ?? 0));
  return { subtotalCents, taken, paidByPoints, paid };
}

/** What is paid for each line, after coupon and points. */
export const paidByLine = (amounts: ToShare): number[] => shareDiscounts(amounts).paid;

/**
 * Splits an amount by weights, exact to the cent: the largest remainders get the leftover cents. The result does not
 * depend on order.
 */
export function shareOut(amountCents: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => amountCents * weight);
  const shares = exact.map((part) => Math.floor(part / all));
  const byRemainder = exact
    .map((part, place) => ({ place, remainder: part % all, weight: weights[place] ?? 0 }))
    .sort((a, b) => b.remainder - a.remainder || b.weight - a.weight);
  const over = amountCents - sum(shares);
  for (const { place } of byRemainder.slice(0, over)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
