import type { ProductCard } from '@aimante/api-contract/catalogue';

type Named = Pick<ProductCard, 'id' | 'slug'>;

/** False for a product with neither id nor slug, which has no page. */
export const hasPath = ({ id, slug }: Named): boolean => Boolean(slug || id);

export const productPath = ({ id, slug }: Named): string => `/products/${slug || id}`;
