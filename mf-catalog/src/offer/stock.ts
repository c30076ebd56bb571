import type { Product } from '@aimante/api-contract/catalogue';

export type StockLevel = 'none' | 'low' | 'plenty';

const LOW_STOCK = 10;

export function stockLevel(units: number): StockLevel {
  if (units <= 0) return 'none';
  return units < LOW_STOCK ? 'low' : 'plenty';
}

/** With variants, at least one must be in stock. */
export const isInStock = ({ stock, variants }: Pick<Product, 'stock' | 'variants'>): boolean =>
  variants.length > 0 ? variants.some((variant) => variant.stock > 0) : stock > 0;
