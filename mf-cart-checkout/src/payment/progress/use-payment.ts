import type { Order } from '@aimante/api-contract/orders';
import { type Locale, localizePath } from '@aimante/contract';
import { useLocale, usePlatform } from '@aimante/remote';
import { useApi, useQueryCache } from '@aimante/remote/data';
import { useMemo, useSyncExternalStore } from 'react';
import { forgetAttempt } from '../../order-placement/order-attempt.ts';
import { orderAddress } from '../../placed-order/order-reference.ts';
import { forgetOrders } from '../../placed-order/use-order.ts';
import { answer3ds, type PaymentChoice, type PaymentOutcome, pay, settled } from './payment-progress.ts';
import { type BankQuestion, type PaymentTrouble, patchState, paymentOf, resetPayment } from './payment-store.ts';
import { type ToOrder, useOrdering } from './use-ordering.ts';
import { useSignIn } from './use-sign-in.ts';

export interface ToPay extends ToOrder {
  /** Key of the cart or order: its payment continues when the form is mounted again. */
  readonly paymentKey: string;
  /** E-mail address of the account that started the checkout. */
  readonly email: string;
}

/** A provider's own form in the page. */
export interface ProviderForm {
  confirm(payment: { clientSecret: string; returnUrl: string }): Promise<void>;
  /** Closes a wallet's window, so that the shop's own question is visible. */
  close?(): void;
}

/** The session expired: the payment is retried after the customer has signed in. */
class SignedOut extends Error {}

/** Orders and pays. A second press does nothing. */
export function usePayment(toPay: ToPay) {
  const platform = usePlatform();
  const api = useApi();
  const client = useQueryCache();
  const locale = useLocale();
  const signIn = useSignIn(toPay.email);
  const order = useOrdering(toPay);
  const payment = useMemo(() => paymentOf(platform, toPay.paymentKey), [platform, toPay.paymentKey]);
  const state = useSyncExternalStore(payment.state.subscribe, payment.state.get, payment.state.get);
  const setTrouble = (trouble: PaymentTrouble) => patchState(payment, { trouble });

  async function once(work: () => Promise<void>, form?: ProviderForm) {
    if (payment.isRunning) return;
    payment.isRunning = true;
    let isSignedOut = false;
    patchState(payment, { isBusy: true, trouble: undefined });
    try {
      await work();
    } catch (cause) {
      if (cause instanceof SignedOut) isSignedOut = true;
      else setTrouble({ kind: 'failed' });
    } finally {
      payment.isRunning = false;
      patchState(payment, { isBusy: false });
    }
    if (!isSignedOut) return;
    form?.close?.();
    if (await signIn()) await once(work);
  }

  /** Continues from the order to pay. Without one, shows what the customer must resolve first. */
  async function begin(choice: PaymentChoice, form?: ProviderForm): Promise<void> {
    const step = await order();
    switch (step.kind) {
      case 'order':
        if (step.order.paymentStatus === 'paid') return navigateTo('/checkout/confirmation', step.order.trackToken);
        return follow(step.order, await pay(api, step.order, choice), form);
      case 'ordered':
        return navigateTo('/checkout/confirmation', step.token);
      case 'signed-out':
        throw new SignedOut();
      case 'trouble':
        return setTrouble(step.trouble);
      case 'shown':
    }
  }

  async function follow(paid: Order, outcome: PaymentOutcome, form?: ProviderForm): Promise<void> {
    patchState(payment, { question: undefined });
    switch (outcome.kind) {
      case 'done':
        return navigateTo('/checkout/confirmation', paid.trackToken);
      case 'failed':
        return navigateTo('/checkout/error', paid.trackToken);
      case 'replaced':
        return navigateTo('/checkout/confirmation', outcome.token);
      case 'signed-out':
        throw new SignedOut();
      case 'unknown':
        return setTrouble(outcome);
      case 'refused':
        // The next press creates a new request, because this order may have expired.
        forgetAttempt();
        return setTrouble(outcome);
      case 'action':
        return act(paid, outcome.action, form);
    }
  }

  async function act(paid: Order, action: Extract<PaymentOutcome, { kind: 'action' }>['action'], form?: ProviderForm) {
    if (action.kind === 'redirect') globalThis.location.assign(action.url);
    else if (action.kind === 'demo_3ds')
      patchState(payment, { question: { order: paid, reference: action.reference } });
    else if (action.kind === 'stripe_element' && form) {
      await form.confirm({ clientSecret: action.clientSecret, returnUrl: confirmationOf(paid, locale) });
      await follow(paid, await settled(api, paid));
    } else setTrouble({ kind: 'unconfirmed' });
  }

  async function navigateTo(page: '/checkout/confirmation' | '/checkout/error', token: string): Promise<void> {
    await forgetOrders(client);
    resetPayment(payment);
    platform.navigate(orderAddress(page, token), { replace: page === '/checkout/confirmation' });
  }

  const goOn = (begun: Order, step: () => Promise<PaymentOutcome>) => once(async () => follow(begun, await step()));

  return {
    payment,
    ...state,
    submit: (choice: PaymentChoice, form?: ProviderForm) => once(() => begin(choice, form), form),
    answer: ({ order: asked, reference }: BankQuestion, approve: boolean) =>
      goOn(asked, () => answer3ds(api, asked, { reference, approve })),
    /** Continues a payment that was interrupted, for example by a reload. */
    resume: (begun: Order, step: () => Promise<void>) => goOn(begun, () => step().then(() => settled(api, begun))),
  };
}

/** Return address for a bank that takes over the window. */
function confirmationOf({ trackToken }: Order, locale: Locale): string {
  const path = localizePath('/checkout/confirmation', locale);
  return new URL(orderAddress(path, trackToken), globalThis.location.origin).href;
}
