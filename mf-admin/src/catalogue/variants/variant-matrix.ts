import type { Variant, VariantOption } from '@aimante/api-contract/catalogue';

type Option = Pick<VariantOption, 'id' | 'value' | 'groupName'>;

const nameOf = (options: readonly { readonly id: string }[]) =>
  options
    .map(({ id }) => id)
    .sort()
    .join();

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
