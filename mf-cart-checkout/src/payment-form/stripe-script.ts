import type { Locale } from '@aimante/contract';

/** As much of Stripe.js as is used here. */
interface StripeElements {
  create(type: 'payment'): { mount(place: HTMLElement): void; unmount(): void };
}
interface Stripe {
  elements(options: { clientSecret: string; locale: Locale }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: { code?: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

export interface StripeForm {
  mount(place: HTMLElement): void;
  unmount(): void;
  /** False where the fields have to be mended; a refusal of the bank is told by the order. */
  confirm(returnUrl: string): Promise<boolean>;
}

interface StripeOptions {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly locale: Locale;
}

/** Stripe asks for its script to come from its own address, always: it is no file of ours. */
const SCRIPT = 'https://js.stripe.com/v3/';

let script: Promise<void> | undefined;

export async function loadStripe({ publishableKey, clientSecret, locale }: StripeOptions): Promise<StripeForm> {
  script ??= insertScript();
  await script.catch((cause: unknown) => {
    script = undefined;
    throw cause;
  });
  const stripe = window.Stripe?.(publishableKey);
  if (!stripe) throw new Error('Stripe is not there.');
  const elements = stripe.elements({ clientSecret, locale });
  const payment = elements.create('payment');
  return {
    mount: (place) => payment.mount(place),
    unmount: () => payment.unmount(),
    async confirm(returnUrl) {
      const confirmParams = { return_url: returnUrl };
      const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
      return error?.code === undefined || !error.code.startsWith('incomplete');
    },
  };
}

function insertScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.async = true;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('Stripe could not be loaded.'));
    document.head.append(element);
  });
}
