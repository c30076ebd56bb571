export type StockLevel = 'none' | 'low' | 'plenty';

const LOW_STOCK = 10;

export function stockLevel(units: number): StockLevel {
  if (units <= 0) return 'none';
  return units < LOW_STOCK ? 'low' : 'plenty';
}
