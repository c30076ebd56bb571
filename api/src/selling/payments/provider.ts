import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentAction, PaymentFailure, PaymentOrder } from '@aimante/api-contract/payments';
import type { Locale } from '../../platform/text/refusal.ts';

/** What a provider says of a payment when it is asked. */
export interface ProviderPayment {
  state: 'open' | 'requires_action' | 'paid' | 'failed';
  amountCents: number;
  currency: string;
  failure: PaymentFailure | null;
}

export interface StartedPayment extends ProviderPayment {
  /** The provider's own name for the payment. */
  reference: string;
  action: PaymentAction | null;
}

export interface NewPayment {
  attemptId: string;
  orderNumber: string;
  amountCents: number;
  email: string;
  locale: Locale;
  returnUrl: string;
  cancelUrl: string;
  card?: PaymentOrder['card'];
  simulate?: PaymentOrder['simulate'];
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** Of the payment that the event is about. */
  reference: string | undefined;
  /** Of the refund that the event is about, by the provider's name and by our key. */
  refund?: { reference: string; key: string | null };
  payload: unknown;
}

export interface ProviderRefund {
  reference: string;
  amountCents: number;
  /** The same key gives back once, however often it is sent. */
  key: string;
}

/** What a provider says of a refund. `done` is no promise: a bank may return the money weeks later. */
export interface RefundAnswer {
  /** The provider's own name for it; null where it refused before there was any. */
  reference: string | null;
  state: 'pending' | 'done' | 'failed';
  /** The provider's code for why it failed. */
  failure: string | null;
}

/**
 * Who takes the money. Every call may be sent twice and has one effect. A call that gets no answer throws: what became of it
 * is found out by reading.
 */
export interface OnlineProvider {
  name: 'demo' | 'stripe' | 'paypal';
  /** For the browser; undefined where it needs none. */
  publishableKey?: string;
  start(payment: NewPayment): Promise<StartedPayment>;
  /** `mayCapture`: an approved payment may be taken now. Undefined: the provider does not know it. */
  read(reference: string, options: { mayCapture: boolean }): Promise<ProviderPayment | undefined>;
  /** A payment whose start got no answer. Undefined: it never came to be. */
  find(attemptId: string): Promise<StartedPayment | undefined>;
  /** Makes sure that a payment given up by us is not completed by mistake. */
  cancel(reference: string): Promise<void>;
  refund(refund: ProviderRefund): Promise<RefundAnswer>;
  /** Finds a refund by our key when the answer was lost. Undefined: the provider has no such refund. */
  findRefund(refund: Pick<ProviderRefund, 'reference' | 'key'>): Promise<RefundAnswer | undefined>;
  readRefund(reference: string): Promise<RefundAnswer | undefined>;
  /** Checks the signature over the raw body. Undefined: not from the provider. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>;
}

/** The provider refuses for good: trying again would not help. */
export class ProviderRefusal extends Error {}

/** The provider did not answer, or not sensibly: nothing is known. */
export class ProviderSilence extends Error {}
