import type { ProductCard } from '@aimante/api-contract/catalogue';

export const SHAPES = ['square', 'rectangle', 'round', 'heart', 'strip'] as const;
export type Shape = (typeof SHAPES)[number];

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

type Measured = Pick<ProductCard, 'magnetWidth' | 'magnetHeight' | 'magnetShape' | 'dimensions'>;

const STRIP_RATIO = 2;
const SMALL_MM = 60;
const LARGE_MM = 100;

/** Null for a product that is no magnet. */
export function shapeOf(product: Measured): Shape | null {
  const { magnetWidth, magnetHeight } = product;
  if (!magnetWidth || !magnetHeight) return null;
  const cut = cutOf(product);
  if (cut !== 'rectangle') return cut;
  if (magnetWidth === magnetHeight) return 'square';
  const ratio = Math.max(magnetWidth, magnetHeight) / Math.min(magnetWidth, magnetHeight);
  return ratio >= STRIP_RATIO ? 'strip' : 'rectangle';
}

export type Cut = NonNullable<ProductCard['magnetShape']>;

/** Shape of the magnet: from its print profile, or else from a diameter sign in its dimensions. */
export function cutOf({ magnetShape, dimensions }: Measured): Cut {
  return magnetShape ?? (dimensions?.includes('Ø') ? 'round' : 'rectangle');
}

/** By the longer side: up to 6 cm, below 10 cm, from 10 cm. */
export function sizeOf({ magnetWidth, magnetHeight }: Measured): Size | null {
  if (!magnetWidth || !magnetHeight) return null;
  const side = Math.max(magnetWidth, magnetHeight);
  if (side <= SMALL_MM) return 'small';
  return side < LARGE_MM ? 'medium' : 'large';
}
