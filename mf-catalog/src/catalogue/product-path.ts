import type { ProductCard } from '@aimante/api-contract/catalogue';

type Named = Pick<ProductCard, 'id' | 'slug'>;

/** A product that has neither id nor slug leads nowhere. */
export const hasPath = ({ id, slug }: Named): boolean => Boolean(slug || id);

export const productPath = ({ id, slug }: Named): string => `/products/${slug || id}`;
