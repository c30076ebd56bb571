import type { PaymentAction } from '@aimante/api-contract/payments';
import type { Locale } from '@aimante/contract';

/** The part of Stripe.js that is used here. */
interface StripeElement {
  on(event: 'ready' | 'loaderror', listener: () => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
}
interface StripeElements {
  create(type: 'payment'): StripeElement;
  update(options: { amount: number } | { locale: Locale }): void;
  submit(): Promise<{ error?: object }>;
}
interface Stripe {
  elements(options: {
    mode: 'payment';
    amount: number;
    currency: 'eur';
    locale: Locale;
    appearance: { variables: Readonly<Record<string, string>> };
  }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: object }>;
  retrievePaymentIntent(clientSecret: string): Promise<{ paymentIntent?: { status: string } }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: object }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

/** Stripe's fields, in Stripe's own frame: no card number reaches this page. */
export interface StripeFields {
  setAmount(amountCents: number): void;
  setLocale(locale: Locale): void;
  /** True if the fields are complete. Otherwise they show their own errors. */
  check(): Promise<boolean>;
  /** Charges the card, with the bank's check if required. The order shows the result. */
  confirm(payment: { clientSecret: string; returnUrl: string }): Promise<void>;
  remove(): void;
}

interface StripeOptions {
  readonly publishableKey: string;
  readonly amountCents: number;
  readonly locale: Locale;
  readonly place: HTMLElement;
}

/** Stripe requires its script to load from its own address. It must not be bundled. */
const SCRIPT = 'https://js.stripe.com/v3/';
const LOAD_MS = 10_000;
const APPEARANCE = {
  variables: { colorPrimary: '#0066cc', colorText: '#1c1917', borderRadius: '8px', fontFamily: 'Inter, sans-serif' },
};

let script: Promise<void> | undefined;

/** Shows Stripe's fields. Rejects if they fail to load: a blocker, no network, or a script that hangs. */
export async function showStripeFields({
  publishableKey,
  amountCents,
  locale,
  place,
}: StripeOptions): Promise<StripeFields> {
  const stripe = await loadStripe(publishableKey);
  const amount = { mode: 'payment', amount: amountCents, currency: 'eur' } as const;
  const elements = stripe.elements({ ...amount, locale, appearance: APPEARANCE });
  const payment = elements.create('payment');
  const shown = new Promise<void>((resolve, reject) => {
    payment.on('ready', resolve);
    payment.on('loaderror', () => reject(new Error('The fields of Stripe could not be loaded.')));
  });
  payment.mount(place);
  await inTime(shown).catch((cause: unknown) => {
    payment.destroy();
    throw cause;
  });
  return {
    setAmount: (cents) => elements.update({ amount: cents }),
    setLocale: (language) => elements.update({ locale: language }),
    check: async () => (await elements.submit()).error === undefined,
    async confirm({ clientSecret, returnUrl }) {
      const confirmParams = { return_url: returnUrl };
      await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
    },
    remove: () => payment.destroy(),
  };
}

type StripeAction = Extract<PaymentAction, { kind: 'stripe_element' }>;

/** True if the card was given and the bank waits for its owner. */
export async function isAtBank({ publishableKey, clientSecret }: StripeAction): Promise<boolean> {
  const { paymentIntent } = await (await loadStripe(publishableKey)).retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === 'requires_action';
}

/** Opens the bank's step again, for example after a reload. The order shows the result. */
export async function continueAtBank({ publishableKey, clientSecret }: StripeAction): Promise<void> {
  await (await loadStripe(publishableKey)).handleNextAction({ clientSecret });
}

async function loadStripe(publishableKey: string): Promise<Stripe> {
  script ??= inTime(insertScript());
  await script.catch((cause: unknown) => {
    script = undefined;
    throw cause;
  });
  const stripe = window.Stripe?.(publishableKey);
  if (!stripe) throw new Error('Stripe is not loaded.');
  return stripe;
}

function insertScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.async = true;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error('Stripe could not be loaded.'));
    };
    document.head.append(element);
  });
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Stripe did not load in time.')), LOAD_MS);
  });
  return Promise.race([work, late]);
}
