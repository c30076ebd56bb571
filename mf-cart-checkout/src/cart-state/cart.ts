import type { CartPhoto as RequestedPhoto } from '@aimante/contract';

/** What the print is made from; a cart in the plain format of the specification does not know it. */
export type PhotoPrint = Pick<RequestedPhoto, 'photoId' | 'recipe' | 'quality' | 'widthMm' | 'heightMm' | 'shape'>;

export interface CartPhoto {
  /** A data address: what the customer saw. Never printed. */
  readonly preview: string;
  readonly copies: number;
  readonly print: PhotoPrint | null;
}

export interface CartLine {
  readonly lineId: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly bundleId: string | null;
  readonly unitPriceCents: number;
  /** Holds for a line without photos only: with photos, their copies are the quantity. */
  readonly quantity: number;
  readonly photos: readonly CartPhoto[];
}

export interface AppliedCoupon {
  readonly code: string;
  readonly type: 'percentage' | 'fixed';
  /** Whole percent, or cents when fixed. */
  readonly value: number;
  readonly minimumCents: number;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  readonly coupon: AppliedCoupon | null;
}

export const EMPTY_CART: Cart = { lines: [], coupon: null };
export const MOST_COPIES = 999;

export function quantityOf({ photos, quantity }: CartLine): number {
  return photos.length > 0 ? photos.reduce((sum, { copies }) => sum + copies, 0) : quantity;
}

export function countMagnets({ lines }: Cart): number {
  return lines.reduce((sum, line) => sum + quantityOf(line), 0);
}

/** The words for a number of things: all of them magnets, or not. */
export function countKey(lines: readonly Pick<CartLine, 'photos'>[]): 'cart.line.magnets' | 'cart.line.items' {
  return lines.every(({ photos }) => photos.length > 0) ? 'cart.line.magnets' : 'cart.line.items';
}
