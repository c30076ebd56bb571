import type { Locale } from '@aimante/contract';

/** As much of Stripe.js as is used here. */
interface StripeElement {
  on(event: 'ready' | 'loaderror', listener: () => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
}
interface StripeElements {
  create(type: 'payment'): StripeElement;
  update(options: { amount: number }): void;
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
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

/** Stripe's own fields, in a frame of Stripe's: no card number ever reaches this page. */
export interface StripeFields {
  setAmount(amountCents: number): void;
  /** Whether they are filled in; if not, they say it themselves. */
  check(): Promise<boolean>;
  /** Asks for the money, and the bank where it wants to be asked. How it went is told by the order. */
  confirm(payment: { clientSecret: string; returnUrl: string }): Promise<void>;
  remove(): void;
}

interface StripeOptions {
  readonly publishableKey: string;
  readonly amountCents: number;
  readonly locale: Locale;
  readonly place: HTMLElement;
}

/** Stripe asks for its script to come from its own address, always: it is no file of ours. */
const SCRIPT = 'https://js.stripe.com/v3/';
const LOAD_MS = 10_000;
const APPEARANCE = {
  variables: { colorPrimary: '#0066cc', colorText: '#1c1917', borderRadius: '8px', fontFamily: 'Inter, sans-serif' },
};

let script: Promise<void> | undefined;

/** Shows Stripe's fields. Rejects where they do not come: a blocker, a network that is gone, a script that hangs. */
export async function showStripeFields({
  publishableKey,
  amountCents,
  locale,
  place,
}: StripeOptions): Promise<StripeFields> {
  script ??= inTime(insertScript());
  await script.catch((cause: unknown) => {
    script = undefined;
    throw cause;
  });
  const stripe = window.Stripe?.(publishableKey);
  if (!stripe) throw new Error('Stripe is not there.');
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
    check: async () => (await elements.submit()).error === undefined,
    async confirm({ clientSecret, returnUrl }) {
      const confirmParams = { return_url: returnUrl };
      await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
    },
    remove: () => payment.destroy(),
  };
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
    setTimeout(() => reject(new Error('Stripe takes too long.')), LOAD_MS);
  });
  return Promise.race([work, late]);
}
