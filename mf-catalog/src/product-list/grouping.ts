import type { Category, ProductCard } from '@aimante/api-contract/catalogue';

export interface ProductGroup {
  /** Null: the products without a category. */
  readonly category: Pick<Category, 'id' | 'slug' | 'name' | 'description'> | null;
  readonly products: readonly ProductCard[];
}

/**
 * Groups products by category, in the order of the categories. Leaves out empty categories. Products without a category
 * come last.
 */
export function groupByCategory(
  products: readonly ProductCard[],
  categories: readonly Category[],
): readonly ProductGroup[] {
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId);
  const known = new Set(categories.map(({ id }) => id));
  const groups: ProductGroup[] = categories
    .toSorted((a, b) => a.position - b.position)
    .map((category) => ({ category, products: byCategory.get(category.id) ?? [] }));
  const rest = products.filter(({ categoryId }) => categoryId === null || !known.has(categoryId));
  return [...groups, { category: null, products: rest }].filter((group) => group.products.length > 0);
}
