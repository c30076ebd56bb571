/** Two tiles beside each other, between the margins of a phone. */
const PHONE_TILE = 'min(50vw - 1.7rem, 12rem)';

/**
 * Picture widths of the layouts, as `sizes` of an image. Page and preload share them. A phone shows a product 90 % wide:
 * with 88, common phones take the picture of 640 or 960 pixels instead of the next one, which is twice as large.
 */
export const PRODUCT_SIZES = '(width >= 80rem) 43rem, (width >= 60rem) 52vw, 88vw';
export const CATALOGUE_SIZES = `(width >= 80rem) 18rem, (width >= 60rem) 26vw, (width >= 48rem) 45vw, ${PHONE_TILE}`;
export const THREE_SIZES = `(width >= 80rem) 25rem, (width >= 48rem) 30vw, ${PHONE_TILE}`;
export const PROJECT_SIZES = '(width >= 80rem) 25rem, (width >= 48rem) 30vw, 92vw';
