import type { Product, ProductCard } from '@aimante/api-contract/catalogue';

export const SHAPES = ['square', 'rectangle', 'round', 'strip'] as const;
export type Shape = (typeof SHAPES)[number];

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

type Measured = Pick<ProductCard, 'magnetWidth' | 'magnetHeight' | 'dimensions'>;

const STRIP_RATIO = 2;
const SMALL_MM = 60;
const LARGE_MM = 100;

/** A product without magnet has no shape. A diameter sign in its dimensions says that it is round. */
export function shapeOf({ magnetWidth, magnetHeight, dimensions }: Measured): Shape | null {
  if (!magnetWidth || !magnetHeight) return null;
  if (dimensions?.includes('Ø')) return 'round';
  if (magnetWidth === magnetHeight) return 'square';
  const ratio = Math.max(magnetWidth, magnetHeight) / Math.min(magnetWidth, magnetHeight);
  return ratio >= STRIP_RATIO ? 'strip' : 'rectangle';
}

export type Cut = NonNullable<Product['printProfile']>['shape'];

/** How the magnet is cut out of its sheet: as its print profile says. */
export function cutOf(product: Pick<Product, 'printProfile'> & Measured): Cut {
  return product.printProfile?.shape ?? (shapeOf(product) === 'round' ? 'round' : 'rectangle');
}

/** By the longer side: up to 6 cm, up to 10 cm, from 10 cm. */
export function sizeOf({ magnetWidth, magnetHeight }: Measured): Size | null {
  if (!magnetWidth || !magnetHeight) return null;
  const side = Math.max(magnetWidth, magnetHeight);
  if (side <= SMALL_MM) return 'small';
  return side < LARGE_MM ? 'medium' : 'large';
}
