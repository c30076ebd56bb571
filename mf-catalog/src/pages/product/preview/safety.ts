import type { Product } from '@aimante/api-contract/catalogue';

/** The safety notice of a product. A magnet always has one, because the law requires it on the page. */
export function safetyOf(
  { specs, magnetWidth }: Pick<Product, 'specs' | 'magnetWidth'>,
  ofShop: string,
): string | undefined {
  return specs.safety ?? (magnetWidth === null ? undefined : ofShop);
}
