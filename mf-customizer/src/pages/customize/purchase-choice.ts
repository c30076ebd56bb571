import type { Bundle, Product, Variant } from '@aimante/api-contract/catalogue';
import { defaultProfile, type PrintProfile } from '@aimante/print';
import {
  composeSets,
  type NextStep,
  nextSetStep,
  type PricePart,
  supplyOf,
  totalOfParts,
} from '@aimante/shop/set-prices';

export interface PurchaseChoice {
  readonly variant: Variant | undefined;
  readonly bundle: Bundle | undefined;
  /** All sets on sale: the best of them apply by themselves. */
  readonly sets: readonly Bundle[];
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
    sets: active,
    quantity: bundle?.quantity ?? custom,
  };
}

export interface Price {
  readonly parts: readonly PricePart[];
  readonly singleCents: number;
  readonly totalCents: number;
  readonly nextStep: NextStep | undefined;
  /** How many of the magnets the stock can supply. */
  readonly supply: number;
}

type Priced = Pick<Product, 'priceCents' | 'stock'>;

export function priceOf(product: Priced, { variant, sets }: PurchaseChoice, count: number): Price {
  const singleCents = variant?.priceCents ?? product.priceCents;
  const order = {
    quantity: count,
    singleCents,
    singlesAvailable: (variant ?? product).stock,
    sets: sets.map(({ id, quantity, bundle_price_cents: priceCents, stock }) => ({
      id,
      quantity,
      priceCents,
      available: stock,
    })),
  };
  const parts = composeSets(order);
  return { parts, singleCents, totalCents: totalOfParts(parts), nextStep: nextSetStep(order), supply: supplyOf(order) };
}

/** Number of magnets that the chosen set still misses. */
export function missingForBundle({ bundle }: PurchaseChoice, count: number): number {
  return bundle && count > 0 ? Math.max(0, bundle.quantity - count) : 0;
}

/** How many of the chosen magnets can be bought, before any photo is imported. */
export function startStock(product: Priced, choice: PurchaseChoice): number {
  return priceOf(product, choice, choice.quantity ?? 1).supply;
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
