import type { Category, ProductCard } from '@aimante/api-contract/catalogue';

export interface ProductGroup {
  /** Null: the products without a category. */
  readonly category: Pick<Category, 'id' | 'slug' | 'name' | 'description'> | null;
  readonly products: readonly ProductCard[];
}

/** A product that has neither id nor slug leads nowhere: it is left out. */
export const hasAddress = ({ id, slug }: Pick<ProductCard, 'id' | 'slug'>): boolean => Boolean(slug || id);

/** In the order of the categories; those without products are left out, products without a category come last. */
export function groupByCategory(
  products: readonly ProductCard[],
  categories: readonly Category[],
): readonly ProductGroup[] {
  const listed = products.filter(hasAddress);
  const byCategory = Map.groupBy(listed, ({ categoryId }) => categoryId);
  const known = new Set(categories.map(({ id }) => id));
  const groups: ProductGroup[] = categories
    .toSorted((a, b) => a.position - b.position)
    .map((category) => ({ category, products: byCategory.get(category.id) ?? [] }));
  const rest = listed.filter(({ categoryId }) => categoryId === null || !known.has(categoryId));
  return [...groups, { category: null, products: rest }].filter((group) => group.products.length > 0);
}
