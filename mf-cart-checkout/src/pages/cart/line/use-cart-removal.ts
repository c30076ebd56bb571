import { usePlatform } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { type Cart, type CartLine, EMPTY_CART } from '../../../cart/cart.ts';
import { putBack, removeLine, removePhoto } from '../../../cart/cart-rules.ts';
import { useCartStore } from '../../../cart/use-cart.ts';

/** Removes items from the cart, with undo. Asks before it removes more than a photo. */
export function useCartRemoval() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { change } = useCartStore();

  const notifyRemoved = (text: string, undo: () => void) =>
    platform.notify({ kind: 'success', text, action: { label: t('cart.removed.undo'), run: undo } });

  /** Undo restores the line, and the coupon that was removed with the last line. */
  function takeOut(line: CartLine, text: string, without: (cart: Cart) => Cart) {
    let before: Cart = EMPTY_CART;
    change((cart) => {
      before = cart;
      return without(cart);
    });
    const place = before.lines.findIndex(({ lineId }) => lineId === line.lineId);
    notifyRemoved(text, () =>
      change((cart) => ({ ...putBack(cart, line, place), coupon: cart.coupon ?? before.coupon })),
    );
  }

  return {
    removePhotoOf(line: CartLine, place: number) {
      takeOut(line, t('cart.photo.removed'), (cart) => removePhoto(cart, line.lineId, place));
    },

    async removeOne(line: CartLine, name: string) {
      const isConfirmed = await platform.confirm({
        title: t('cart.remove.title', { name }),
        text: t(line.photos.length > 0 ? 'cart.remove.text' : 'cart.remove.textItem'),
        confirm: t('cart.remove.confirm'),
        cancel: t('cart.remove.cancel'),
        isDangerous: true,
      });
      if (isConfirmed) takeOut(line, t('cart.removed.text', { name }), (cart) => removeLine(cart, line.lineId));
    },

    async clear() {
      const isConfirmed = await platform.confirm({
        title: t('cart.clear.title'),
        text: t('cart.clear.text'),
        confirm: t('cart.clear.confirm'),
        cancel: t('cart.remove.cancel'),
        isDangerous: true,
      });
      if (!isConfirmed) return;
      let before: Cart = EMPTY_CART;
      change((cart) => {
        before = cart;
        return EMPTY_CART;
      });
      notifyRemoved(t('cart.cleared.text'), () => change((cart) => (cart.lines.length === 0 ? before : cart)));
    },
  };
}
