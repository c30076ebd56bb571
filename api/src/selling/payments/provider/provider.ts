import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentAction, PaymentFailure, PaymentOrder } from '@aimante/api-contract/payments';
import type { Locale } from '../../../platform/text/refusal.ts';

export interface ProviderPayment {
  state: 'open' | 'requires_action' | 'paid' | 'failed';
  amountCents: number;
  currency: string;
  failure: PaymentFailure | null;
}

export interface StartedPayment extends ProviderPayment {
  /** The provider's id of the payment. */
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
  /** Id of the payment that the event is about. */
  reference: string | undefined;
  /** The refund that the event is about: the provider's id and our key. */
  refund?: { reference: string; key: string | null };
  payload: unknown;
}

export interface ProviderRefund {
  reference: string;
  amountCents: number;
  /** Idempotency key: calls with the same key refund once. */
  key: string;
}

/** State of a refund at the provider. `done` is not final: a bank may return the money weeks later. */
export interface RefundAnswer {
  /** The provider's id of the refund. Null if the provider refused to create it. */
  reference: string | null;
  state: 'pending' | 'done' | 'failed';
  /** The provider's failure code. */
  failure: string | null;
}

/** A refund with the payment that it returns. */
export interface TracedRefund extends RefundAnswer {
  reference: string;
  /** The provider's id of the payment. */
  payment: string;
  amountCents: number;
  /** Our key. Null: made in the provider's own back office. */
  key: string | null;
}

/** One change of the balance that the shop has at a provider. */
export interface ProviderMovement {
  /** The provider's id of the change. */
  reference: string;
  kind: 'payment' | 'refund' | 'refund_returned' | 'fee' | 'payout' | 'other';
  at: Date;
  /** Before fees. Money that leaves the balance is negative. */
  grossCents: number;
  /** Positive: the provider keeps it. */
  feeCents: number;
  /** The provider's id of the payment or refund. */
  source: string | null;
  /** The payout that took it to the bank, if the provider says so. */
  payout: string | null;
}

/**
 * A payment provider. Every call may be repeated and has one effect. A call without an answer throws; reading finds the
 * result later.
 */
export interface OnlineProvider {
  name: 'demo' | 'stripe' | 'paypal';
  /** For the browser. Undefined if it needs none. */
  publishableKey?: string;
  start(payment: NewPayment): Promise<StartedPayment>;
  /** `mayCapture`: an approved payment may be captured now. Undefined: unknown to the provider. */
  read(reference: string, options: { mayCapture: boolean }): Promise<ProviderPayment | undefined>;
  /** Finds a payment when its start got no answer. Undefined: it was never created. */
  find(attemptId: string): Promise<StartedPayment | undefined>;
  /** Ensures that a payment that we gave up is not completed by mistake. */
  cancel(reference: string): Promise<void>;
  refund(refund: ProviderRefund): Promise<RefundAnswer>;
  /** Finds a refund by our key when the answer was lost. Undefined: the provider has no such refund. */
  findRefund(refund: Pick<ProviderRefund, 'reference' | 'key'>): Promise<RefundAnswer | undefined>;
  readRefund(reference: string): Promise<RefundAnswer | undefined>;
  /** Like `readRefund`, for a refund of which we know no payment. Absent: every refund is ours. */
  traceRefund?(reference: string): Promise<TracedRefund | undefined>;
  /** Every change of the balance since a moment, the oldest first. */
  listMovements(since: Date, until: Date): Promise<ProviderMovement[]>;
  /** Verifies the signature over the raw body. Undefined: not from the provider. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>;
}

/** A final refusal by the provider: a retry would not help. */
export class ProviderRefusal extends Error {}

/** The provider did not answer, or not validly: the result is unknown. */
export class ProviderSilence extends Error {}
