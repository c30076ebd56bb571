import type { ProductCard, ProductFacets } from '@aimante/api-contract/catalogue';

export type Shape = ProductFacets['shapes'][number]['value'];
export const SHAPES = ['square', 'rectangle', 'round', 'heart', 'strip'] as const satisfies readonly Shape[];

export type Size = ProductFacets['sizes'][number]['value'];
export const SIZES = ['small', 'medium', 'large'] as const satisfies readonly Size[];

export type Cut = NonNullable<ProductCard['magnetShape']>;

/** Shape of the magnet: from its print profile, or else from a diameter sign in its dimensions. */
export function cutOf({ magnetShape, dimensions }: Pick<ProductCard, 'magnetShape' | 'dimensions'>): Cut {
  return magnetShape ?? (dimensions?.includes('Ø') ? 'round' : 'rectangle');
}
