import type { ProductCard } from '@aimante/api-contract/catalogue';

const MAX_SIMILAR = 6;

type Known = Pick<ProductCard, 'id' | 'categoryId'>;

/** Visible products of the same category, featured ones first. */
export function similarTo(product: Known, products: readonly ProductCard[]): readonly ProductCard[] {
  return products
    .filter(({ id, categoryId, isVisible }) => isVisible && id !== product.id && categoryId === product.categoryId)
    .toSorted((a, b) => Number(b.featured) - Number(a.featured))
    .slice(0, MAX_SIMILAR);
}
