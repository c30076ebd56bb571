import type { OrderDraft } from '@aimante/api-contract/orders';
import type { Cart, CartPhoto } from '../cart-state/cart.ts';
import { isSold, quotedItem } from './quote-request.ts';

type OrderItem = OrderDraft['items'][number];

const UPLOADED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the workshop has the original: until then its id is a local one. */
function isUploaded({ print }: CartPhoto): boolean {
  return print !== null && UPLOADED.test(print.photoId);
}

/** How many photos of the cart the workshop does not have yet. */
export function pendingPhotos({ lines }: Cart): number {
  return lines.flatMap(({ photos }) => photos).filter((photo) => !isUploaded(photo)).length;
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
