import { type AppliedCoupon, type Cart, type CartLine, EMPTY_CART, type GiftChoice, MOST_COPIES } from './cart.ts';

/** Puts a line in the place of the one with its id. */
export function replaceLine(cart: Cart, line: CartLine): Cart {
  return changed(cart, line.lineId, () => line);
}

export function removeProduct(cart: Cart, productId: string): Cart {
  return kept(cart, (line) => line.productId !== productId);
}

export function removeLine(cart: Cart, lineId: string): Cart {
  return kept(cart, (line) => line.lineId !== lineId);
}

/** Restores a line at its place, or in the place of what is left of it. */
export function putBack(cart: Cart, line: CartLine, place: number): Cart {
  if (cart.lines.some(({ lineId }) => lineId === line.lineId)) return replaceLine(cart, line);
  return { ...cart, lines: cart.lines.toSpliced(place, 0, line) };
}

/** For a line without photos. A line with photos counts the copies of each photo. */
export function setQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  return changed(cart, lineId, (line) => ({ ...line, quantity: within(quantity) }));
}

export function setCopies(cart: Cart, lineId: string, change: { place: number; copies: number }): Cart {
  return changed(cart, lineId, (line) => ({
    ...line,
    photos: line.photos.map((photo, place) =>
      place === change.place ? { ...photo, copies: within(change.copies, mostCopies(line, place)) } : photo,
    ),
  }));
}

/** Maximum of copies of a photo next to the others of its line: a line has at most 999 magnets. */
export function mostCopies({ photos }: CartLine, place: number): number {
  return MOST_COPIES - photos.reduce((sum, { copies }, other) => (other === place ? sum : sum + copies), 0);
}

/** Removes the line with its last photo. */
export function removePhoto(cart: Cart, lineId: string, place: number): Cart {
  const line = cart.lines.find((each) => each.lineId === lineId);
  if (line && line.photos.length <= 1) return removeLine(cart, lineId);
  return changed(cart, lineId, (each) => ({ ...each, photos: each.photos.toSpliced(place, 1) }));
}

export function applyCoupon(cart: Cart, coupon: AppliedCoupon): Cart {
  return cart.coupon ? cart : { ...cart, coupon };
}

export function removeCoupon(cart: Cart): Cart {
  return { ...cart, coupon: null };
}

export function setGift({ gift: _, ...cart }: Cart, gift: GiftChoice | undefined): Cart {
  return gift ? { ...cart, gift } : cart;
}

export function setPoints({ usesPoints: _, ...cart }: Cart, usesPoints: boolean): Cart {
  return usesPoints ? { ...cart, usesPoints } : cart;
}

/** Replaces the unit prices by the shop's current ones, per line. */
export function adoptPrices(cart: Cart, prices: ReadonlyMap<string, number>): Cart {
  return {
    ...cart,
    lines: cart.lines.map((line) => ({
      ...line,
      unitPriceCents: prices.get(line.lineId) ?? line.unitPriceCents,
    })),
  };
}

function kept(cart: Cart, isKept: (line: CartLine) => boolean): Cart {
  const lines = cart.lines.filter(isKept);
  return lines.length === 0 ? EMPTY_CART : { ...cart, lines };
}

function changed(cart: Cart, lineId: string, change: (line: CartLine) => CartLine): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.lineId === lineId ? change(line) : line)) };
}

export const within = (count: number, most = MOST_COPIES) => Math.max(1, Math.min(most, Math.round(count)));
