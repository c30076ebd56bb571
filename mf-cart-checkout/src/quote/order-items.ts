import type { OrderDraft } from '@aimante/api-contract/orders';
import type { Cart } from '../cart-state/cart.ts';
import { isUploaded } from '../cart-state/upload-names.ts';
import { isSold, quotedItem } from './quote-request.ts';

type OrderItem = OrderDraft['items'][number];

/** How many photos of the cart the workshop does not have yet. */
export function pendingPhotos({ lines }: Cart): number {
  return lines.flatMap(({ photos }) => photos).filter((photo) => photo.print !== null && !isUploaded(photo)).length;
}

/** How many photos of the cart are pictures only: nobody has the original that they would be printed from. */
export function lostPhotos({ lines }: Pick<Cart, 'lines'>): number {
  return lines.flatMap(({ photos }) => photos).filter(({ print }) => print === null).length;
}

/** What is ordered: each photo by its original and recipe. The pictures of the cart stay here. */
export function orderItems({ lines }: Cart): OrderItem[] {
  return lines.filter(isSold).map((line) => ({
    ...quotedItem(line),
    photos: line.photos.flatMap(({ copies, print }) =>
      print ? [{ photoId: print.photoId, copies, recipe: print.recipe }] : [],
    ),
  }));
}
