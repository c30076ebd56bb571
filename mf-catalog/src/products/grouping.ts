import type { Category, ProductCard } from '@aimante/api-contract/catalogue';
import { hasPath } from '../catalogue/product-path.ts';

export interface ProductGroup {
  /** Null: the products without a category. */
  readonly category: Pick<Category, 'id' | 'slug' | 'name' | 'description'> | null;
  readonly products: readonly ProductCard[];
}

/** What leads nowhere is left out. In the order of the categories; those without products are left out, products without a category come last. */
export function groupByCategory(
  products: readonly ProductCard[],
  categories: readonly Category[],
): readonly ProductGroup[] {
  const listed = products.filter(hasPath);
  const byCategory = Map.groupBy(listed, ({ categoryId }) => categoryId);
  const known = new Set(categories.map(({ id }) => id));
  const groups: ProductGroup[] = categories
    .toSorted((a, b) => a.position - b.position)
    .map((category) => ({ category, products: byCategory.get(category.id) ?? [] }));
  const rest = listed.filter(({ categoryId }) => categoryId === null || !known.has(categoryId));
  return [...groups, { category: null, products: rest }].filter((group) => group.products.length > 0);
}
