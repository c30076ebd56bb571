import { composeSets, type NextStep, nextSetStep, type PricePart, type ToCompose } from '@aimante/shop/set-prices';
import type { BundleOffer, CartItem, OfferRow, OfferStock } from './offer-rows.ts';

/** Magnets of a cart line at one price. A line of ten can be a set of nine and a single magnet. */
export interface PricedLine {
  /** Index of the cart line. */
  place: number;
  /** The cart line with the quantity of this part. */
  item: CartItem;
  offer: OfferRow;
  /** The set of this part. Null for single magnets. */
  bundle: BundleOffer | null;
  price: { unitPriceCents: number; totalCents: number };
  stock: OfferStock | null;
  /** Sets, or single magnets. */
  stockUnits: number;
  nextStep: NextStep | undefined;
}

export interface StockNeed {
  stockId: string | null;
  units: number;
  available: number;
  lines: readonly PricedLine[];
}

export function priceCart(items: readonly CartItem[], offers: ReadonlyMap<number, OfferRow>) {
  const lines: PricedLine[] = [];
  const missing: CartItem[] = [];
  const taken = new Map<string, number>();
  for (const [place, item] of items.entries()) {
    const offer = offers.get(place);
    if (!offer) {
      missing.push(item);
      continue;
    }
    const parts = priceItem({ place, item, offer }, taken);
    for (const { stock, stockUnits } of parts) if (stock) taken.set(stock.id, (taken.get(stock.id) ?? 0) + stockUnits);
    lines.push(...parts);
  }
  return { lines, missing };
}

interface OfferedItem {
  place: number;
  item: CartItem;
  offer: OfferRow;
}

/** @param taken - units that the lines before take of each stock */
function priceItem({ place, item, offer }: OfferedItem, taken: ReadonlyMap<string, number>): PricedLine[] {
  const left = (stock: OfferStock | null) => (stock ? stock.available - (taken.get(stock.id) ?? 0) : 0);
  const order: ToCompose = {
    quantity: item.quantity,
    singleCents: offer.variant?.priceCents ?? offer.productCents,
    singlesAvailable: left(singleStock(offer)),
    sets: offer.bundles.map((bundle) => ({ ...bundle, available: left(bundle.stock) })),
  };
  const nextStep = nextSetStep(order);
  return composeSets(order).map((part) => ({ place, offer, nextStep, ...pricedPart(part, { item, offer }) }));
}

const singleStock = (offer: OfferRow) => (offer.variant ? offer.variantStock : offer.productStock);

function pricedPart({ setId, quantity, unitPriceCents }: PricePart, { item, offer }: Omit<OfferedItem, 'place'>) {
  const bundle = offer.bundles.find(({ id }) => id === setId) ?? null;
  return {
    item: { ...item, quantity },
    bundle,
    price: { unitPriceCents, totalCents: unitPriceCents * quantity },
    stock: bundle ? bundle.stock : singleStock(offer),
    stockUnits: bundle ? quantity / bundle.quantity : quantity,
  };
}

/** The parts of each cart line. */
export function partsByLine(lines: readonly PricedLine[]): PricedLine[][] {
  return [...Map.groupBy(lines, ({ place }) => place).values()];
}

/**
 * Units that the whole cart takes of each stock, summed over its lines. Sorted by id, the order in which rows are
 * locked.
 */
export function stockNeeds(lines: readonly PricedLine[]): StockNeed[] {
  const groups = Map.groupBy(lines, ({ stock, item }) => stock?.id ?? `none ${item.productId}`);
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => ({
      stockId: group[0]?.stock?.id ?? null,
      available: group[0]?.stock?.available ?? 0,
      units: group.reduce((sum, line) => sum + line.stockUnits, 0),
      lines: group,
    }));
}
