import type { CartLine as QuotedItem } from '@aimante/api-contract/checkout';
import { type Cart, type CartLine, quantityOf } from '../cart/cart.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if the shop can know the product. Any other value in storage was written by another program. */
export function isSold({ productId, variantId, bundleId }: CartLine): boolean {
  return [productId, variantId, bundleId].every((id) => id === null || UUID.test(id));
}

/** Items of a quote request. It contains no price, because the server has its own. */
export function quotedItems({ lines }: Cart): QuotedItem[] {
  return lines.filter(isSold).map(quotedItem);
}

export function quotedItem(line: CartLine): QuotedItem {
  const { lineId, productId, variantId, bundleId } = line;
  return { lineId, productId, variantId, bundleId, quantity: quantityOf(line) };
}
