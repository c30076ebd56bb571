import type { SharedCart } from '@aimante/api-contract/carts';
import { type Cart, PLAIN_GIFT } from '../cart/cart.ts';
import { fromSaved, toSaved } from '../cart/sync/saved-line.ts';

/** The cart for a link. The message of a gift may name people, so it stays here. */
export const toShared = ({ lines, coupon, gift }: Cart): SharedCart => ({
  lines: lines.map(toSaved),
  coupon: coupon && { ...coupon },
  isGiftWrapped: gift?.isWrapped === true,
});

/** Adds the lines that are not here yet. A line that is here may be newer than the link, and stays. */
export function addShared(cart: Cart, { lines, coupon, isGiftWrapped }: SharedCart): Cart {
  const missing = lines.filter(({ lineId }) => !cart.lines.some((line) => line.lineId === lineId));
  if (missing.length === 0) return cart;
  return {
    ...cart,
    lines: [...cart.lines, ...missing.map((line) => fromSaved(line, undefined))],
    coupon: cart.coupon ?? coupon,
    ...(isGiftWrapped && !cart.gift && { gift: { ...PLAIN_GIFT, isWrapped: true } }),
  };
}
