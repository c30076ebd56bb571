import { type Cart, type CartLine, quantityOf } from '../cart/cart.ts';
import { totalsOfCart } from '../cart/cart-totals.ts';
import { CHECKOUT_KEY, isFull } from '../cart/storage/cart-storage.ts';

/** `too-large`: the cart does not fit even without its pictures. */
export type CheckoutSave = 'saved' | 'reduced' | 'too-large' | 'failed';

interface SaveOptions {
  readonly storage: () => Storage;
  readonly now: Date;
}

/** Stores the cart for the next page. Leaves out the pictures if they do not fit. */
export function saveCheckout(cart: Cart, { storage, now }: SaveOptions): CheckoutSave {
  const totals = totalsOfCart(cart);
  const save = (items: readonly object[]): CheckoutSave => {
    const { subtotalCents, discountCents, totalCents } = totals;
    const data = {
      items,
      subtotal: subtotalCents / 100,
      discount: discountCents / 100,
      total: totalCents / 100,
      appliedCoupon: cart.coupon && { code: cart.coupon.code, type: cart.coupon.type },
      timestamp: now.toISOString(),
    };
    try {
      storage().setItem(CHECKOUT_KEY, JSON.stringify(data));
      return 'saved';
    } catch (cause) {
      return isFull(cause) ? 'too-large' : 'failed';
    }
  };
  const whole = save(cart.lines.map(wholeItem));
  if (whole !== 'too-large') return whole;
  const reduced = save(cart.lines.map(reducedItem));
  return reduced === 'saved' ? 'reduced' : reduced;
}

const bareItem = (line: CartLine) => ({
  productId: line.productId,
  quantity: quantityOf(line),
  price: line.unitPriceCents / 100,
});

const wholeItem = (line: CartLine) => ({
  ...bareItem(line),
  customPhotos: line.photos.map(({ preview }) => preview),
});

const reducedItem = (line: CartLine) => ({ ...bareItem(line), customPhotosCount: quantityOf(line) });
