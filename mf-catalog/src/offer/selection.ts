import type { Bundle, Product, Variant, VariantOption } from '@aimante/api-contract/catalogue';

/** The visitor's choice. Without a bundle, `quantity` applies. */
export interface Selection {
  readonly bundleId: string | null;
  readonly variantId: string | null;
  readonly quantity: number;
}

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;

type Option = Pick<VariantOption, 'id' | 'value' | 'groupName'>;
type WithVariants = Pick<Product, 'variants'>;

export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.round(quantity)));
}

export const activeBundles = (bundles: readonly Bundle[]): readonly Bundle[] =>
  bundles.filter((bundle) => bundle.is_active);

/** Default: the first active bundle and the first variant. */
export function firstSelection(product: WithVariants, bundles: readonly Bundle[]): Selection {
  return {
    bundleId: activeBundles(bundles)[0]?.id ?? null,
    variantId: product.variants[0]?.id ?? null,
    quantity: MIN_QUANTITY,
  };
}

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly Option[];
}

/** Options of all variants by group, in order of first appearance. */
export function optionGroups(variants: readonly Variant[]): readonly OptionGroup[] {
  const groups = new Map<string, Map<string, Option>>();
  for (const option of variants.flatMap((variant) => variant.options)) {
    const group = groups.get(option.groupName) ?? new Map<string, Option>();
    groups.set(option.groupName, group.set(option.id, option));
  }
  return [...groups].map(([name, options]) => ({ name, options: [...options.values()] }));
}

/**
 * The variant with the chosen options and `picked`. If no variant has this combination, the one with `picked` that
 * keeps most of the other options.
 */
export function variantWith(
  variants: readonly Variant[],
  chosenId: string | null,
  picked: Option,
): Variant | undefined {
  const before = variants.find(({ id }) => id === chosenId)?.options ?? [];
  const kept = new Set(before.filter(({ groupName }) => groupName !== picked.groupName).map(({ id }) => id));
  const shared = ({ options }: Variant) => options.filter(({ id }) => kept.has(id)).length;
  return variants
    .filter(({ options }) => options.some(({ id }) => id === picked.id))
    .toSorted((a, b) => shared(b) - shared(a))[0];
}
