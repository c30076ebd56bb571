import type { Variant, VariantOption } from '@aimante/api-contract/catalogue';

type Option = Pick<VariantOption, 'id' | 'value' | 'groupName'>;

const nameOf = (options: readonly { readonly id: string }[]) =>
  options
    .map(({ id }) => id)
    .sort()
    .join();

/** The last signs of the product's id, then its options, within the length that the contract accepts. */
export const skuOf = (productId: string, options: readonly Option[]): string =>
  [productId.slice(-4).toUpperCase(), ...options.map(({ value }) => value)].join('-').slice(0, 64);

/** All combinations of one option per group, without the existing variants. */
export function missingVariants(
  chosen: readonly Option[],
  variants: readonly Pick<Variant, 'options'>[],
): readonly (readonly Option[])[] {
  if (chosen.length === 0) return [];
  const groups = Map.groupBy(chosen, ({ groupName }) => groupName);
  let combinations: Option[][] = [[]];
  for (const options of groups.values())
    combinations = combinations.flatMap((combination) => options.map((option) => [...combination, option]));
  const known = new Set(variants.map(({ options }) => nameOf(options)));
  return combinations.filter((combination) => !known.has(nameOf(combination)));
}
