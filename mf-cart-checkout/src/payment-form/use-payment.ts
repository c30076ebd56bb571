import type { Quote } from '@aimante/api-contract/checkout';
import type { Order, OrderDraft } from '@aimante/api-contract/orders';
import type { PaymentAction } from '@aimante/api-contract/payments';
import { usePlatform, useT } from '@aimante/remote';
import { useRef, useState } from 'react';
import { removeCoupon } from '../cart-state/cart-rules.ts';
import { useCartStore } from '../cart-state/use-cart.ts';
import { placeOrder } from '../order-placement/place-order.ts';
import { orderAddress } from '../order-view/order-reference.ts';
import { forgetOrders } from '../order-view/use-order.ts';
import { useQueryClientOfShop, useShopApi } from '../shop-api/shop-api.ts';
import { answer3ds, type PaymentChoice, type PaymentOutcome, pay, settled } from './payment-progress.ts';

export type PaymentTrouble =
  | { readonly kind: 'said'; readonly message: string }
  | {
      readonly kind: 'changed';
      readonly beforeCents: number;
      readonly afterCents: number;
      /** Why, where the shop has said it. */
      readonly reason: string | undefined;
    }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown' };

export interface ToPay {
  /** The order that stands already, on the way back from a payment that failed. */
  readonly order: Order | undefined;
  readonly quote: Quote | undefined;
  /** The shop's price as it is now. */
  readonly refetchQuote: () => Promise<Quote | undefined>;
  readonly body: (quoteHash: string) => OrderDraft;
}

interface OpenAction {
  readonly order: Order;
  readonly action: PaymentAction;
}

/** Orders and pays. What was pressed twice is done once. */
export function usePayment(toPay: ToPay) {
  const t = useT();
  const platform = usePlatform();
  const api = useShopApi();
  const client = useQueryClientOfShop();
  const { change } = useCartStore();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<PaymentTrouble>();
  const [open, setOpen] = useState<OpenAction>();
  const running = useRef(false);

  async function once(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setTrouble(undefined);
    try {
      await work();
    } catch {
      setTrouble({ kind: 'said', message: t('payment.trouble.failed') });
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  /** The order to pay, placed now where there is none; undefined where the customer has to look first. */
  async function placed(): Promise<Order | undefined> {
    if (toPay.order) return toPay.order;
    const seen = toPay.quote;
    const now = await toPay.refetchQuote();
    if (!seen || !now) {
      setTrouble({ kind: 'lost' });
      return undefined;
    }
    const answer = now.totalCents === seen.totalCents ? await placeOrder(api, toPay.body(now.quoteHash)) : undefined;
    if (answer?.kind === 'placed') return answer.order;
    if (answer?.kind === 'lost') setTrouble({ kind: 'lost' });
    else if (answer?.kind === 'refused') setTrouble({ kind: 'said', message: answer.message });
    else await tellChange(seen, answer?.quote ?? now, answer);
    return undefined;
  }

  async function tellChange(seen: Quote, now: Quote, refusal: { message: string; isCoupon: boolean } | undefined) {
    const reason = refusal?.isCoupon ? refusal.message : undefined;
    // Without it, the next quote is the right one.
    if (refusal?.isCoupon) change(removeCoupon);
    else await toPay.refetchQuote();
    const [beforeCents, afterCents] = [seen.totalCents, now.totalCents];
    if (beforeCents !== afterCents) setTrouble({ kind: 'changed', beforeCents, afterCents, reason });
    else if (refusal) setTrouble({ kind: 'said', message: refusal.message });
  }

  async function follow(order: Order, outcome: PaymentOutcome) {
    setOpen(undefined);
    if (outcome.kind === 'refused') setTrouble({ kind: 'said', message: outcome.message });
    else if (outcome.kind === 'unknown') setTrouble({ kind: 'unknown' });
    else if (outcome.kind === 'action') goOn({ order, action: outcome.action });
    else await leave(order, outcome.kind);
  }

  function goOn(next: OpenAction) {
    if (next.action.kind === 'redirect') globalThis.location.assign(next.action.url);
    else setOpen(next);
  }

  async function leave({ trackToken }: Order, outcome: 'done' | 'failed') {
    await forgetOrders(client);
    const page = outcome === 'done' ? '/checkout/confirmation' : '/checkout/error';
    platform.navigate(orderAddress(page, trackToken), { replace: outcome === 'done' });
  }

  return {
    isBusy,
    trouble,
    open,
    submit: (choice: PaymentChoice) =>
      once(async () => {
        const order = await placed();
        if (order?.paymentStatus === 'paid') await leave(order, 'done');
        else if (order) await follow(order, await pay(api, order, choice));
      }),
    answer: (approve: boolean) =>
      once(async () => {
        if (open?.action.kind !== 'demo_3ds') return;
        const { reference } = open.action;
        await follow(open.order, await answer3ds(api, open.order, { reference, approve }));
      }),
    /** The provider's own form has done its part. */
    settle: () =>
      once(async () => {
        if (open) await follow(open.order, await settled(api, open.order));
      }),
  };
}
