/** Set prices that apply by themselves, as pure functions over integer cents. */
export interface SetOffer {
  readonly id: string;
  /** Magnets in one set. */
  readonly quantity: number;
  /** Price of one magnet of the set. */
  readonly priceCents: number;
  /** Number of sets in stock. */
  readonly available: number;
}

export interface ToCompose {
  readonly quantity: number;
  readonly singleCents: number;
  /** Number of single magnets in stock. */
  readonly singlesAvailable: number;
  readonly sets: readonly SetOffer[];
}

/** Magnets of a line at one price: of sets, or single ones. */
export interface PricePart {
  readonly setId: string | null;
  readonly quantity: number;
  readonly unitPriceCents: number;
}

/** The cheapest way to buy a number of magnets with what is in stock. Too few in stock: the cheapest way at all. */
export function composeSets(order: ToCompose): PricePart[] {
  const sets = order.sets.filter((set) => set.quantity > 0);
  const limited = sets.filter((set) => set.available > 0);
  return (
    cheapest({ ...order, sets: limited }) ??
    cheapest({
      ...order,
      singlesAvailable: order.quantity,
      sets: sets.map((set) => ({ ...set, available: Infinity })),
    }) ??
    []
  );
}

interface Way {
  readonly cents: number;
  readonly parts: readonly PricePart[];
}

function cheapest({ quantity, singleCents, singlesAvailable, sets }: ToCompose): PricePart[] | undefined {
  let best: Way | undefined;
  for (const [inSets, way] of waysInSets(quantity, sets).entries()) {
    const singles = quantity - inSets;
    if (!way || singles > singlesAvailable) continue;
    const cents = way.cents + singles * singleCents;
    // At equal price, the way with more magnets in sets.
    if (best && cents > best.cents) continue;
    const single: PricePart = { setId: null, quantity: singles, unitPriceCents: singleCents };
    best = { cents, parts: singles > 0 ? [...way.parts, single] : way.parts };
  }
  return best && [...best.parts];
}

/** The cheapest way to have exactly so many magnets in sets, by their number. */
function waysInSets(most: number, sets: readonly SetOffer[]): (Way | undefined)[] {
  let ways = Array.from<Way | undefined>({ length: most + 1 });
  ways[0] = { cents: 0, parts: [] };
  for (const set of sets) ways = ways.map((_, magnets) => cheapestWith(set, magnets, ways));
  return ways;
}

function cheapestWith(
  { id, quantity, priceCents, available }: SetOffer,
  magnets: number,
  ways: readonly (Way | undefined)[],
): Way | undefined {
  let best = ways[magnets];
  for (let taken = 1; taken <= available && taken * quantity <= magnets; taken++) {
    const inSet = taken * quantity;
    const rest = ways[magnets - inSet];
    const cents = (rest?.cents ?? Infinity) + inSet * priceCents;
    if (!rest || (best && cents >= best.cents)) continue;
    best = { cents, parts: [...rest.parts, { setId: id, quantity: inSet, unitPriceCents: priceCents }] };
  }
  return best;
}

/** How many of the wanted magnets the stock can supply, as sets and single ones. */
export function supplyOf({ quantity, singlesAvailable, sets }: ToCompose): number {
  const reached = waysInSets(quantity, sets).map((way, inSets) => (way ? inSets + singlesAvailable : 0));
  return Math.min(quantity, Math.max(...reached));
}

export const totalOfParts = (parts: readonly PricePart[]): number =>
  parts.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);

/** Some magnets more, and every magnet of the line costs less: "2 de plus : 3,90 € pièce". */
export interface NextStep {
  readonly missing: number;
  readonly unitPriceCents: number;
}

/** Offered when at least half of the next set is there. */
export function nextSetStep(order: ToCompose): NextStep | undefined {
  const { quantity, sets } = order;
  const now = totalOfParts(composeSets(order)) / quantity;
  const steps = sets.flatMap((set) => {
    const missing = set.quantity - (quantity % set.quantity);
    const taken = (quantity + missing) / set.quantity;
    const isNear = missing < set.quantity && missing * 2 <= set.quantity;
    const isOffered = isNear && taken <= set.available && set.priceCents < now;
    return isOffered ? [{ missing, unitPriceCents: set.priceCents }] : [];
  });
  return steps.toSorted((a, b) => a.missing - b.missing)[0];
}
