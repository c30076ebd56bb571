import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import { activeBundles, clampQuantity, type Selection } from './selection.ts';
import { type StockLevel, stockLevel } from './stock.ts';

export interface Offer {
  readonly unitCents: number;
  readonly quantity: number;
  readonly totalCents: number;
  readonly stock: number;
  readonly level: StockLevel;
  readonly points: number;
}

type Priced = Pick<Product, 'priceCents' | 'stock' | 'loyaltyPoints' | 'variants'>;

/** Price and stock of a selection: of the bundle, or else the variant, or else the product. */
export function offerOf(product: Priced, bundles: readonly Bundle[], selection: Selection): Offer {
  const bundle = activeBundles(bundles).find(({ id }) => id === selection.bundleId);
  const variant = product.variants.find(({ id }) => id === selection.variantId);
  const unitCents = bundle?.bundle_price_cents ?? variant?.priceCents ?? product.priceCents;
  const quantity = bundle?.quantity ?? clampQuantity(selection.quantity);
  const stock = (bundle ?? variant ?? product).stock;
  return {
    unitCents,
    quantity,
    totalCents: unitCents * quantity,
    stock,
    level: stockLevel(stock),
    points: product.loyaltyPoints * quantity,
  };
}

/** Saving of a bundle over the single price, in whole per cent. */
export function savingPercent(bundle: Bundle, unitCents: number): number {
  if (unitCents <= 0) return 0;
  return Math.max(0, Math.round((1 - bundle.bundle_price_cents / unitCents) * 100));
}

export function customiseAddress(productId: string, { bundleId, variantId, quantity }: Selection): string {
  const query = new URLSearchParams();
  if (variantId) query.set('variant', variantId);
  if (bundleId) query.set('bundle', bundleId);
  query.set('quantity', String(quantity));
  return `/products/${productId}/customize?${query}`;
}
