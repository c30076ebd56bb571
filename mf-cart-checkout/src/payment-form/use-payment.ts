import type { Quote } from '@aimante/api-contract/checkout';
import type { Order, OrderDraft } from '@aimante/api-contract/orders';
import { localizePath } from '@aimante/contract';
import { useLocale, usePlatform, useT } from '@aimante/remote';
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

/** The bank's question of the demo. */
interface BankQuestion {
  readonly order: Order;
  readonly reference: string;
}

/** A provider's own form in the page takes it from here. */
type Confirm = (payment: { clientSecret: string; returnUrl: string }) => Promise<void>;

/** Orders and pays. What was pressed twice is done once. */
export function usePayment(toPay: ToPay) {
  const t = useT();
  const platform = usePlatform();
  const api = useShopApi();
  const client = useQueryClientOfShop();
  const locale = useLocale();
  const { change } = useCartStore();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<PaymentTrouble>();
  const [question, setQuestion] = useState<BankQuestion>();
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

  async function follow(order: Order, outcome: PaymentOutcome, confirm?: Confirm): Promise<void> {
    setQuestion(undefined);
    if (outcome.kind === 'refused') setTrouble({ kind: 'said', message: outcome.message });
    else if (outcome.kind === 'unknown') setTrouble({ kind: 'unknown' });
    else if (outcome.kind !== 'action') await leave(order, outcome.kind);
    else if (outcome.action.kind === 'redirect') globalThis.location.assign(outcome.action.url);
    else if (outcome.action.kind === 'demo_3ds') setQuestion({ order, reference: outcome.action.reference });
    else if (outcome.action.kind === 'stripe_element' && confirm) {
      await confirm({ clientSecret: outcome.action.clientSecret, returnUrl: confirmationOf(order) });
      await follow(order, await settled(api, order));
    } else setTrouble({ kind: 'said', message: t('stripe.unconfirmed.text') });
  }

  /** Where a bank that takes the whole window sends the customer back to. */
  function confirmationOf({ trackToken }: Order): string {
    const path = localizePath('/checkout/confirmation', locale);
    return new URL(orderAddress(path, trackToken), globalThis.location.origin).href;
  }

  async function leave({ trackToken }: Order, outcome: 'done' | 'failed') {
    await forgetOrders(client);
    const page = outcome === 'done' ? '/checkout/confirmation' : '/checkout/error';
    platform.navigate(orderAddress(page, trackToken), { replace: outcome === 'done' });
  }

  return {
    isBusy,
    trouble,
    question,
    submit: (choice: PaymentChoice, confirm?: Confirm) =>
      once(async () => {
        const order = await placed();
        if (order?.paymentStatus === 'paid') await leave(order, 'done');
        else if (order) await follow(order, await pay(api, order, choice), confirm);
      }),
    answer: (approve: boolean) =>
      once(async () => {
        if (!question) return;
        const { order, reference } = question;
        await follow(order, await answer3ds(api, order, { reference, approve }));
      }),
  };
}
