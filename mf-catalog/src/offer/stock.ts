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

/** True if a product needs neither photo nor choice and is in stock. */
export const isBoughtAtOnce = (product: Partial<Pick<Product, 'isPersonalised' | 'stock' | 'variants'>>): boolean => {
  const { isPersonalised = true, stock = 0, variants = [] } = product;
  return !isPersonalised && variants.length === 0 && stock > 0;
};
