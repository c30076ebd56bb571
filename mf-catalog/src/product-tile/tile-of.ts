import type { ProductCard, ProductTile } from '@aimante/api-contract/catalogue';
import { isBoughtAtOnce, isInStock } from '../offer/stock.ts';

/** The tile of a product that a list returned with everything about it. */
export const tileOf = (product: ProductCard): ProductTile => ({
  ...product,
  picture: product.pictures[0] ?? null,
  isInStock: isInStock(product),
  isBoughtAtOnce: isBoughtAtOnce(product),
});
