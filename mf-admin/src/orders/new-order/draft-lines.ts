import type { ProductCard } from '@aimante/api-contract/catalogue';
import type { NewOrder, UnpaidOrderDraft } from '@aimante/api-contract/order-desk';
import { newId } from '@aimante/shop/new-id';

export interface DraftPhoto {
  /** One photo may have several crops. */
  readonly key: string;
  readonly photoId: string;
  readonly name: string;
  /** Address of a picture of the photo, or of its magnet. */
  readonly preview: string;
  readonly copies: number;
  readonly recipe: Readonly<Record<string, unknown>>;
  readonly isPoor: boolean;
}

export type DraftProduct = Pick<
  ProductCard,
  'id' | 'name' | 'isPersonalised' | 'magnetWidth' | 'magnetHeight' | 'magnetShape'
>;

export interface DraftLine {
  readonly id: string;
  readonly product: DraftProduct;
  readonly variantId: string | null;
  /** The product with its options. */
  readonly title: string;
  /** Of a product without photos, or with photos to come. */
  readonly quantity: number;
  /** The customer adds the photos, or the rest of them, after the order. */
  readonly photosToCome: boolean;
  readonly photos: readonly DraftPhoto[];
}

/** Magnets that have their photo. */
const copiesOf = ({ photos }: { readonly photos: readonly { readonly copies: number }[] }): number =>
  photos.reduce((sum, { copies }) => sum + copies, 0);

/** A magnet of a photo is ordered as often as its photos are copied. */
export function quantityOf(line: DraftLine): number {
  if (!line.product.isPersonalised) return line.quantity;
  return line.photosToCome ? Math.max(line.quantity, copiesOf(line)) : copiesOf(line);
}

/** Magnets that get their photo from the customer. */
export const missingPhotos = (line: DraftLine): number =>
  line.product.isPersonalised ? quantityOf(line) - copiesOf(line) : 0;

export const itemsOf = (lines: readonly DraftLine[]): NewOrder['items'] =>
  lines.map((line) => ({
    lineId: line.id,
    productId: line.product.id,
    variantId: line.variantId,
    quantity: quantityOf(line),
    photos: line.photos.map(({ photoId, copies, recipe }) => ({ photoId, copies, recipe: { ...recipe } })),
    ...(missingPhotos(line) > 0 && { photosToCome: true }),
  }));

/** The part that a price depends on. */
export const pricedItems = (items: NewOrder['items']) =>
  items.filter(({ quantity }) => quantity > 0).map(({ photos: _, photosToCome: __, ...item }) => item);

/** No copies remove the photo. */
export const withCopies = (photos: readonly DraftPhoto[], key: string, copies: number): readonly DraftPhoto[] =>
  photos.flatMap((photo) => (photo.key === key ? (copies > 0 ? [{ ...photo, copies }] : []) : [photo]));

/** The same photo again is one copy more. */
export function withPhoto(photos: readonly DraftPhoto[], added: DraftPhoto): readonly DraftPhoto[] {
  const known = photos.find(({ key }) => key === added.key);
  return known ? withCopies(photos, known.key, known.copies + 1) : [...photos, added];
}

/** The lines of an unpaid order. */
export const linesOfDraft = (
  { lines }: Pick<UnpaidOrderDraft, 'lines'>,
  address: (url: string) => string,
): readonly DraftLine[] =>
  lines.map(({ photos, ...line }) => ({
    ...line,
    id: newId(),
    photosToCome: line.product.isPersonalised && line.quantity > copiesOf({ photos }),
    photos: photos.map(({ linePhotoId, fileName, previewUrl, ...photo }) => ({
      ...photo,
      ...{ key: linePhotoId, name: fileName, isPoor: false },
      preview: previewUrl ? address(previewUrl) : '',
    })),
  }));

/** A magnet without a size cannot be made of a photo. */
export const canBeOrdered = ({ isPersonalised, magnetWidth, magnetHeight }: DraftProduct): boolean =>
  !isPersonalised || (magnetWidth !== null && magnetHeight !== null);
