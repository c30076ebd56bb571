import { type LinePrice, priceLine } from '@aimante/shop/pricing';
import type { CartItem, OfferRow, OfferStock } from './offer-rows.ts';

export interface PricedLine {
  item: CartItem;
  offer: OfferRow;
  price: LinePrice;
  stock: OfferStock | null;
  /** Bundles if the bundle's price applies, else single magnets. */
  stockUnits: number;
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
  for (const [place, item] of items.entries()) {
    const offer = offers.get(place);
    if (offer) lines.push(priceOne(item, offer));
    else missing.push(item);
  }
  return { lines, missing };
}

function priceOne(item: CartItem, offer: OfferRow): PricedLine {
  const price = priceLine({
    quantity: item.quantity,
    productPriceCents: offer.productCents,
    variantPriceCents: offer.variant?.priceCents,
    bundle: offer.bundle,
  });
  const isBundleGone = item.bundleId != null && offer.bundle === null;
  const holdsBundle = price.source === 'bundle' && offer.bundle !== null;
  return {
    item,
    offer,
    price: { ...price, missesBundle: price.missesBundle || isBundleGone },
    stock: holdsBundle ? offer.bundleStock : offer.variant ? offer.variantStock : offer.productStock,
    stockUnits: holdsBundle ? item.quantity / (offer.bundle?.quantity ?? 1) : item.quantity,
  };
}

/**
 * Units that the whole cart takes of each stock, summed over its lines. Sorted by id, the order in which rows are
 * locked.
 */
export function stockNeeds(lines: readonly PricedLine[]): StockNeed[] {
  const groups = new Map<string, PricedLine[]>();
  for (const line of lines) {
    const key = line.stock?.id ?? `none ${line.item.productId}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => ({
      stockId: group[0]?.stock?.id ?? null,
      available: group[0]?.stock?.available ?? 0,
      units: group.reduce((sum, line) => sum + line.stockUnits, 0),
      lines: group,
    }));
}
