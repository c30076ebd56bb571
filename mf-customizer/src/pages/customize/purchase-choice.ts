import type { Bundle, Product, Variant } from '@aimante/api-contract/catalogue';
import { defaultProfile, type PrintProfile } from '@aimante/print';
import { priceLine } from '@aimante/shop/pricing';

export interface PurchaseChoice {
  readonly variant: Variant | undefined;
  readonly bundle: Bundle | undefined;
  /** Number of magnets that the visitor chose. */
  readonly quantity: number | undefined;
}

const MOST = 999;

/** Reads the options from the address, which can contain anything: only what is on sale is accepted. */
export function readChoice(
  product: Pick<Product, 'variants'>,
  bundles: readonly Bundle[],
  query: URLSearchParams,
): PurchaseChoice {
  const active = bundles.filter((bundle) => bundle.is_active);
  const bundle = active.find(({ id }) => id === query.get('bundle'));
  const asked = Number(query.get('quantity'));
  const custom = Number.isInteger(asked) && asked >= 1 && asked <= MOST ? asked : undefined;
  return {
    variant: product.variants.find(({ id }) => id === query.get('variant')) ?? product.variants[0],
    bundle,
    quantity: bundle?.quantity ?? custom,
  };
}

export interface Price {
  readonly unitCents: number;
  readonly totalCents: number;
  /** Undefined unless the count is a multiple of the bundle, because the bundle's price applies to whole bundles. */
  readonly bundle: Bundle | undefined;
}

export function priceOf(product: Pick<Product, 'priceCents'>, choice: PurchaseChoice, count: number): Price {
  const { bundle, variant } = choice;
  const { unitPriceCents, totalCents, source } = priceLine({
    quantity: count,
    productPriceCents: product.priceCents,
    variantPriceCents: variant?.priceCents,
    bundle: bundle && { quantity: bundle.quantity, priceCents: bundle.bundle_price_cents },
  });
  return { unitCents: unitPriceCents, totalCents, bundle: source === 'bundle' ? bundle : undefined };
}

/** Number of magnets that are missing for a whole bundle. 0: no hint is needed. */
export function missingForBundle({ bundle }: PurchaseChoice, count: number): number {
  if (!bundle || count === 0) return 0;
  return (bundle.quantity - (count % bundle.quantity)) % bundle.quantity;
}

type Sized = Pick<Product, 'magnetWidth' | 'magnetHeight' | 'printProfile'>;

/** Print profile of a product. Undefined if its magnet has no size. */
export function profileOfProduct({ magnetWidth, magnetHeight, printProfile }: Sized): PrintProfile | undefined {
  if (magnetWidth === null || magnetHeight === null) return undefined;
  const trim = { width: magnetWidth, height: magnetHeight };
  if (!printProfile) return defaultProfile(trim);
  const { bleedMm, safeMm, cornerRadiusMm, shape } = printProfile;
  return { trim, bleed: bleedMm, safe: safeMm, cornerRadius: cornerRadiusMm, shape };
}

/** Number of magnets that can be bought at this price: a bundle has a stock of its own, counted in bundles. */
export function stockOf(product: Pick<Product, 'stock'>, { variant }: PurchaseChoice, { bundle }: Price): number {
  return bundle ? bundle.stock * bundle.quantity : (variant ?? product).stock;
}
