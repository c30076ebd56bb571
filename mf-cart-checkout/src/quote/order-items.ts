import type { OrderDraft } from '@aimante/api-contract/orders';
import type { Cart } from '../cart/cart.ts';
import { isUploaded } from '../cart/uploads/upload-names.ts';
import { isSold, quotedItem } from './quote-request.ts';

type OrderItem = OrderDraft['items'][number];

/** Number of photos that the server does not have yet. */
export function pendingPhotos({ lines }: Cart): number {
  return lines.flatMap(({ photos }) => photos).filter((photo) => photo.print !== null && !isUploaded(photo)).length;
}

/** Number of photos without an original, which cannot be printed. */
export function lostPhotos({ lines }: Pick<Cart, 'lines'>): number {
  return lines.flatMap(({ photos }) => photos).filter(({ print }) => print === null).length;
}

/** Order items: each photo by its original and recipe. Previews stay in the browser. */
export function orderItems({ lines }: Cart): OrderItem[] {
  return lines.filter(isSold).map((line) => ({
    ...quotedItem(line),
    photos: line.photos.flatMap(({ copies, print }) =>
      print ? [{ photoId: print.photoId, copies, recipe: print.recipe }] : [],
    ),
  }));
}
