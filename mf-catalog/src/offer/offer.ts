import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import { composeSets, type PricePart, supplyOf, totalOfParts } from '@aimante/shop/set-prices';
import { activeBundles, clampQuantity, type Selection } from './selection.ts';
import { type StockLevel, stockLevel } from './stock.ts';

export interface Offer {
  readonly unitCents: number;
  readonly quantity: number;
  readonly totalCents: number;
  /** Sets and single magnets, as the shop charges them. */
  readonly parts: readonly PricePart[];
  readonly isAvailable: boolean;
  /** Of a chosen bundle, the number of sets. */
  readonly stock: number;
  readonly isOfSets: boolean;
  readonly level: StockLevel;
  readonly points: number;
}

type Priced = Pick<Product, 'priceCents' | 'stock' | 'loyaltyPoints' | 'variants'>;

/**
 * Price and stock of a selection: of the bundle, or else the variant, or else the product. A custom quantity gets the
 * price of the sets that it contains.
 */
export function offerOf(product: Priced, bundles: readonly Bundle[], selection: Selection): Offer {
  const bundle = activeBundles(bundles).find(({ id }) => id === selection.bundleId);
  const variant = product.variants.find(({ id }) => id === selection.variantId);
  const unitCents = bundle?.bundle_price_cents ?? variant?.priceCents ?? product.priceCents;
  const quantity = bundle?.quantity ?? clampQuantity(selection.quantity);
  const stock = (bundle ?? variant ?? product).stock;
  const sets = activeBundles(bundles).map((each) => ({
    id: each.id,
    quantity: each.quantity,
    priceCents: each.bundle_price_cents,
    available: each.stock,
  }));
  const order = { quantity, singleCents: unitCents, singlesAvailable: stock, sets };
  const parts = bundle ? [{ setId: bundle.id, quantity, unitPriceCents: unitCents }] : composeSets(order);
  return {
    unitCents,
    quantity,
    totalCents: totalOfParts(parts),
    parts,
    isAvailable: bundle ? stock > 0 : supplyOf(order) >= quantity,
    stock,
    isOfSets: bundle !== undefined,
    level: stockLevel(stock),
    points: product.loyaltyPoints * quantity,
  };
}

/** Saving of a bundle over the single price, in whole per cent. */
export function savingPercent(bundle: Bundle, unitCents: number): number {
  if (unitCents <= 0) return 0;
  return Math.max(0, Math.round((1 - bundle.bundle_price_cents / unitCents) * 100));
}

export function customiseAddress(
  productId: string,
  { bundleId, variantId, quantity }: Selection,
  hasAccount: boolean,
): string {
  const query = new URLSearchParams();
  if (variantId) query.set('variant', variantId);
  if (bundleId) query.set('bundle', bundleId);
  query.set('quantity', String(quantity));
  if (!hasAccount) return `/products/${productId}/customize/guest?${query}`;
  return `/products/${productId}/customize?${query}`;
}
