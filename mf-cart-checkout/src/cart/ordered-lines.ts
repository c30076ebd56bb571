import type { Order, OrderLine } from '@aimante/api-contract/orders';
import { type Cart, type CartLine, EMPTY_CART, quantityOf } from './cart.ts';

/** Removes the lines of an order from the cart. A line that was changed since then stays. */
export function withoutOrdered(cart: Cart, { lines, couponCode }: Pick<Order, 'lines' | 'couponCode'>): Cart {
  const ordered = lines.map(contentsOfOrderLine);
  const rest = cart.lines.filter((line) => {
    const place = ordered.indexOf(contentsOf(line));
    if (place >= 0) ordered.splice(place, 1);
    return place < 0;
  });
  return rest.length === 0
    ? EMPTY_CART
    : { lines: rest, coupon: cart.coupon?.code === couponCode ? null : cart.coupon };
}

const contentsOf = (line: CartLine): string =>
  JSON.stringify([
    line.productId,
    line.variantId,
    quantityOf(line),
    line.photos.flatMap(({ copies, print }) => (print ? [`${print.photoId} × ${copies}`] : [])).sort(),
  ]);

const contentsOfOrderLine = ({ productId, variantId, quantity, photos }: OrderLine): string =>
  JSON.stringify([
    productId,
    variantId,
    quantity,
    photos.map(({ photoId, copies }) => `${photoId} × ${copies}`).sort(),
  ]);
