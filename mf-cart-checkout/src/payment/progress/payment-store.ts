import type { ApiError } from '@aimante/api-contract';
import type { Order } from '@aimante/api-contract/orders';
import type { PaymentOrder } from '@aimante/api-contract/payments';
import { createWritable, type Platform, type Writable } from '@aimante/contract';
import { type Card, type CardFaults, EMPTY_CARD } from '../card/card-rules.ts';

/** Texts are made where it is shown, so they follow the language of the page. */
export type PaymentTrouble =
  | { readonly kind: 'refused'; readonly cause: ApiError }
  | {
      readonly kind: 'changed';
      readonly beforeCents: number;
      readonly afterCents: number;
      readonly reason: ApiError | undefined;
    }
  /** The same contents were ordered a short time ago, and the customer declined a second order. */
  | { readonly kind: 'repeated'; readonly number: string | undefined; readonly token: string | undefined }
  /** The cart became an order that this visitor cannot open without its link. */
  | { readonly kind: 'ordered'; readonly cause: ApiError }
  | { readonly kind: 'failed' | 'lost' | 'unconfirmed' | 'unknown' };

/** The bank's question in the demo. */
export interface BankQuestion {
  readonly order: Order;
  readonly reference: string;
}

/** The open wallet of the demo. Its payment belongs to the total that it shows. */
export interface OpenWallet {
  readonly amountCents: number;
  readonly pay: (card: Card) => Promise<void>;
}

export interface PaymentState {
  readonly isBusy: boolean;
  readonly trouble: PaymentTrouble | undefined;
  readonly question: BankQuestion | undefined;
  readonly wallet: OpenWallet | undefined;
}

/** Chosen method and typed data. In memory only: a card number is never stored. */
export interface PaymentInput {
  readonly provider: PaymentOrder['provider'] | undefined;
  readonly hasAccepted: boolean;
  readonly card: Card;
  readonly cardFaults: CardFaults;
}

/** A payment belongs to its cart or order, not to the form, because the form may be mounted again at any time. */
export interface Payment {
  readonly state: Writable<PaymentState>;
  readonly input: Writable<PaymentInput>;
  isRunning: boolean;
}

const IDLE: PaymentState = { isBusy: false, trouble: undefined, question: undefined, wallet: undefined };
const EMPTY: PaymentInput = { provider: undefined, hasAccepted: false, card: EMPTY_CARD, cardFaults: new Map() };

const payments = new WeakMap<Platform, Map<string, Payment>>();

/** `key` of the paid cart or order. */
export function paymentOf(platform: Platform, key: string): Payment {
  const all = payments.get(platform) ?? new Map<string, Payment>();
  payments.set(platform, all);
  const known = all.get(key);
  if (known) return known;
  const payment = { state: createWritable(IDLE), input: createWritable(EMPTY), isRunning: false };
  all.set(key, payment);
  return payment;
}

export function patchState({ state }: Payment, change: Partial<PaymentState>): void {
  state.set({ ...state.get(), ...change });
}

export function patchInput({ input }: Payment, change: Partial<PaymentInput>): void {
  input.set({ ...input.get(), ...change });
}

/** Clears the typed data after the payment ended, with or without success. */
export function resetPayment({ state, input }: Payment): void {
  state.set({ ...IDLE, isBusy: state.get().isBusy });
  input.set(EMPTY);
}

/** A cart is paid once, even after it became an order. An order without a cart has a key of its own. */
export const paymentKey = ({ id, checkoutId }: Pick<Order, 'id' | 'checkoutId'>): string =>
  checkoutId ? cartPaymentKey(checkoutId) : `order ${id}`;

export const cartPaymentKey = (checkoutId: string): string => `cart ${checkoutId}`;
