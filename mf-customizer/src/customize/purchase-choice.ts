import type { Bundle, Product, Variant } from '@aimante/api-contract/catalogue';
import { defaultProfile, type PrintProfile } from '@aimante/print';

/** What the visitor chose on the product's page, as its link says. */
export interface PurchaseChoice {
  readonly variant: Variant | undefined;
  readonly bundle: Bundle | undefined;
  /** How many magnets he set out to make. */
  readonly quantity: number | undefined;
}

const MOST = 999;

/** The address may say anything: what is not for sale is not chosen. */
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
  /** The bundle's price holds for whole bundles only. */
  readonly bundle: Bundle | undefined;
}

export function priceOf(product: Pick<Product, 'priceCents'>, choice: PurchaseChoice, count: number): Price {
  const { bundle, variant } = choice;
  const isWhole = bundle !== undefined && count > 0 && count % bundle.quantity === 0;
  const unitCents = isWhole ? bundle.bundle_price_cents : (variant?.priceCents ?? product.priceCents);
  return { unitCents, totalCents: unitCents * count, bundle: isWhole ? bundle : undefined };
}

/** How many more make the bundle whole again; 0 where there is nothing to say. */
export function missingForBundle({ bundle }: PurchaseChoice, count: number): number {
  if (!bundle || count === 0) return 0;
  return (bundle.quantity - (count % bundle.quantity)) % bundle.quantity;
}

/** How the product is cut; undefined where nobody has said how large its magnet is. */
export function profileOfProduct(product: Product): PrintProfile | undefined {
  const { magnetWidth, magnetHeight, printProfile } = product;
  if (magnetWidth === null || magnetHeight === null) return undefined;
  const trim = { width: magnetWidth, height: magnetHeight };
  if (!printProfile) return defaultProfile(trim);
  const { bleedMm, safeMm, cornerRadiusMm, shape } = printProfile;
  return { trim, bleed: bleedMm, safe: safeMm, cornerRadius: cornerRadiusMm, shape };
}

export function stockOf(product: Pick<Product, 'stock'>, { bundle, variant }: PurchaseChoice): number {
  return bundle?.stock ?? variant?.stock ?? product.stock;
}
