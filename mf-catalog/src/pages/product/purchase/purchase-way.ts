import type { Product } from '@aimante/api-contract/catalogue';
import { customiseAddress, type Offer } from '../../../offer/offer.ts';
import type { Selection } from '../../../offer/selection.ts';
import type { PlainItem } from '../../../offer/use-add-to-cart.ts';

/** How a selection can be bought: with photos, as it is, or not at all. */
export type PurchaseWay =
  | { readonly kind: 'photos'; readonly address: string; readonly hasPhoto?: true }
  | { readonly kind: 'item'; readonly item: PlainItem }
  | {
      readonly kind: 'closed';
      readonly needsPhotos: boolean;
      readonly reason: 'noSize' | 'outOfStock' | 'beyondStock';
      readonly stock: number;
    };

type Bought = Pick<Product, 'id' | 'name' | 'isPersonalised' | 'magnetWidth' | 'magnetHeight'>;

interface Buyer {
  readonly offer: Offer;
  /** The page with the cropper needs an account. A guest gets the equal page for guests. */
  readonly hasAccount: boolean;
  /** The photo on the device goes along to the cropper. */
  readonly hasOwnPhoto?: boolean;
}

export function purchaseWay(
  product: Bought,
  selection: Selection,
  { offer, hasAccount, hasOwnPhoto = false }: Buyer,
): PurchaseWay {
  const { id, name, isPersonalised: needsPhotos, magnetWidth, magnetHeight } = product;
  const { unitCents, quantity, stock, isAvailable } = offer;
  const closed = { kind: 'closed', needsPhotos, stock } as const;
  if (needsPhotos && !(magnetWidth && magnetHeight)) return { ...closed, reason: 'noSize' };
  if (offer.level === 'none') return { ...closed, reason: 'outOfStock' };
  if (!isAvailable) return { ...closed, reason: 'beyondStock' };
  if (needsPhotos) {
    const address = customiseAddress(id, { ...selection, quantity }, hasAccount);
    if (hasOwnPhoto) return { kind: 'photos', address: `${address}&photo=own`, hasPhoto: true };
    return { kind: 'photos', address };
  }
  const { variantId, bundleId } = selection;
  return { kind: 'item', item: { productId: id, name, variantId, bundleId, unitCents, quantity } };
}
