import type { Quote } from '@aimante/api-contract/checkout';
import type { Order, OrderDraft } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { removeCoupon } from '../../cart/cart-rules.ts';
import { markGonePhotos } from '../../cart/gone-photos.ts';
import { useCartStore } from '../../cart/use-cart.ts';
import { type Placed, placeOrder } from '../../order-placement/place-order.ts';
import type { PaymentTrouble } from './payment-store.ts';

export interface ToOrder {
  /** The existing order, after a failed payment. */
  readonly order: Order | undefined;
  readonly quote: Quote | undefined;
  readonly refetchQuote: () => Promise<Quote | undefined>;
  readonly body: (quoteHash: string) => OrderDraft;
}

/** Next step after the order: its payment, or an obstacle. */
type OrderStep =
  | { readonly kind: 'order'; readonly order: Order }
  /** The cart is already ordered. */
  | { readonly kind: 'ordered'; readonly token: string }
  | { readonly kind: 'trouble'; readonly trouble: PaymentTrouble }
  | { readonly kind: 'signed-out' }
  /** The page already shows the obstacle. */
  | { readonly kind: 'shown' };

const trouble = (what: PaymentTrouble): OrderStep => ({ kind: 'trouble', trouble: what });

/** Returns the order to pay. Places it first if there is none. */
export function useOrdering(toOrder: ToOrder): () => Promise<OrderStep> {
  const { t } = useTranslation();
  const platform = usePlatform();
  const api = useApi();
  const { change } = useCartStore();

  const confirmRepeat = (number: string | undefined) =>
    platform.confirm({
      title: t('payment.repeat.title'),
      text: number ? t('payment.repeat.text', { number }) : t('payment.repeat.plain'),
      confirm: t('payment.repeat.confirm'),
      cancel: t('payment.repeat.cancel'),
    });

  async function explain(seen: Quote, now: Quote, refusal?: Extract<Placed, { kind: 'changed' }>): Promise<OrderStep> {
    const reason = refusal?.isCoupon ? refusal.cause : undefined;
    // Without the coupon, the next quote is correct.
    if (refusal?.isCoupon) change(removeCoupon);
    else await toOrder.refetchQuote();
    const [beforeCents, afterCents] = [seen.totalCents, now.totalCents];
    const isOtherPrice = beforeCents !== afterCents && (now.canBeOrdered || reason !== undefined);
    if (isOtherPrice) return trouble({ kind: 'changed', beforeCents, afterCents, reason });
    return refusal ? trouble({ kind: 'refused', cause: refusal.cause }) : { kind: 'shown' };
  }

  /** The cart has the message and the ways on. */
  function markGone({ photoIds, cause }: Extract<Placed, { kind: 'photos-gone' }>): OrderStep {
    let isMarked = false;
    change((cart) => {
      const marked = markGonePhotos(cart, photoIds);
      isMarked = marked !== cart;
      return marked;
    });
    return isMarked ? { kind: 'shown' } : trouble({ kind: 'refused', cause });
  }

  async function place(seen: Quote, now: Quote, isRepeat = false): Promise<OrderStep> {
    const promised = seen.estimate && { promisedUntil: seen.estimate.to };
    const body = { ...toOrder.body(now.quoteHash), ...promised, ...(isRepeat && { isRepeat }) };
    const placed = await placeOrder(api, body);
    switch (placed.kind) {
      case 'placed':
        return { kind: 'order', order: placed.order };
      case 'ordered':
        return placed.token
          ? { kind: 'ordered', token: placed.token }
          : trouble({ kind: 'ordered', cause: placed.cause });
      case 'repeated':
        return (await confirmRepeat(placed.number)) ? place(seen, now, true) : trouble(placed);
      case 'changed':
        return explain(seen, placed.quote ?? now, placed);
      case 'photos-gone':
        return markGone(placed);
      case 'refused':
      case 'lost':
        return trouble(placed);
      case 'signed-out':
        return placed;
    }
  }

  return async () => {
    if (toOrder.order) return { kind: 'order', order: toOrder.order };
    const seen = toOrder.quote;
    const now = await toOrder.refetchQuote();
    if (!seen || !now) return trouble({ kind: 'lost' });
    if (!now.canBeOrdered) return { kind: 'shown' };
    return now.totalCents === seen.totalCents ? place(seen, now) : explain(seen, now);
  };
}
