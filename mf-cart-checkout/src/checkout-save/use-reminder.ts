import { askCartReminder } from '@aimante/api-contract/carts';
import { usePlatform } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import type { Cart } from '../cart/cart.ts';
import { useCartStore } from '../cart/use-cart.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { keepAskedReminder } from '../reminder/asked-reminder.ts';
import { dropAskedReminder, followReminder } from '../reminder/drop-reminder.ts';
import { toShared } from '../shared-cart/shared-cart.ts';

/** Asks for the reminder, or takes it back. A failed call must not block the order. */
export function useReminder(): (cart: Cart, draft: CheckoutDraft) => void {
  const api = useApi();
  const platform = usePlatform();
  const { checkoutId } = useCartStore();
  return (cart, { wantsReminder, email }) => {
    if (!wantsReminder) {
      void dropAskedReminder(platform);
      return;
    }
    const id = checkoutId();
    const body = { checkoutId: id, cart: toShared(cart), email: email.trim() || null };
    void api(askCartReminder, { body }).then(
      () => {
        keepAskedReminder(id);
        followReminder(platform);
      },
      () => undefined,
    );
  };
}
