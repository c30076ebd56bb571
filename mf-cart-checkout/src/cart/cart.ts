import type { CartPhoto as RequestedPhoto } from '@aimante/contract';

/** Print data of a photo. A cart in the plain format of the specification has none. */
export type PhotoPrint = Pick<RequestedPhoto, 'photoId' | 'recipe' | 'quality' | 'widthMm' | 'heightMm' | 'shape'>;

export interface CartPhoto {
  /** A data URL of what the customer saw. It is never printed. */
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
  /** Only for a line without photos. With photos, the copies are the quantity. */
  readonly quantity: number;
  readonly photos: readonly CartPhoto[];
  /** From the last quote, for a product that is no longer sold. */
  readonly name?: string;
  /** True if the last quote called the product unavailable. The line is not counted. */
  readonly isGone?: boolean;
  /** Originals that the server no longer has, by its ids. */
  readonly gonePhotos?: readonly string[];
}

export interface AppliedCoupon {
  readonly code: string;
  readonly type: 'percentage' | 'fixed';
  /** A whole percentage, or cents if fixed. */
  readonly value: number;
  readonly minimumCents: number;
}

export interface GiftChoice {
  /** For the card. Empty: no card. */
  readonly message: string;
  readonly isWrapped: boolean;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  readonly coupon: AppliedCoupon | null;
  readonly gift?: GiftChoice;
  /** Whether the points of the account pay a part. Without an account it has no effect. */
  readonly usesPoints?: true;
}

export const PLAIN_GIFT: GiftChoice = { message: '', isWrapped: false };
export const EMPTY_CART: Cart = { lines: [], coupon: null };
export const MOST_COPIES = 999;

export function quantityOf({ photos, quantity }: CartLine): number {
  return photos.length > 0 ? photos.reduce((sum, { copies }) => sum + copies, 0) : quantity;
}

export function countMagnets({ lines }: Cart): number {
  return lines.reduce((sum, line) => (line.isGone ? sum : sum + quantityOf(line)), 0);
}

/** Text key for a count: magnets if all lines have photos, or else items. */
export function countKey(lines: readonly Pick<CartLine, 'photos'>[]): 'cart.line.magnets' | 'cart.line.items' {
  return lines.every(({ photos }) => photos.length > 0) ? 'cart.line.magnets' : 'cart.line.items';
}
