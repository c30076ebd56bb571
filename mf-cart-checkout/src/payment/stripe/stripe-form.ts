import type { Locale } from '@aimante/contract';
import type { StripeElements } from '@stripe/stripe-js';
import { loadStripe } from './load-stripe.ts';

export interface StripeFormOptions {
  readonly publishableKey: string;
  readonly amountCents: number;
  readonly locale: Locale;
}

/** A group of Stripe's elements. Stripe validates and confirms all elements of a group together. */
export interface StripeForm {
  readonly elements: StripeElements;
  setAmount(amountCents: number): void;
  setLocale(locale: Locale): void;
  /** True if the input is complete. Otherwise the elements show their own errors. */
  check(): Promise<boolean>;
  /** Charges the card, with the bank's check if required. The order shows the result. */
  confirm(payment: { clientSecret: string; returnUrl: string }): Promise<void>;
}

const APPEARANCE = {
  variables: { colorPrimary: '#0066cc', colorText: '#1c1917', borderRadius: '8px', fontFamily: 'Inter, sans-serif' },
};

export async function openStripeForm({ publishableKey, amountCents, locale }: StripeFormOptions): Promise<StripeForm> {
  const stripe = await loadStripe(publishableKey);
  const amount = { mode: 'payment', amount: amountCents, currency: 'eur' } as const;
  const elements = stripe.elements({ ...amount, locale, appearance: APPEARANCE });
  return {
    elements,
    setAmount: (cents) => void elements.update({ amount: cents }),
    setLocale: (language) => void elements.update({ locale: language }),
    check: async () => (await elements.submit()).error === undefined,
    async confirm({ clientSecret, returnUrl }) {
      const confirmParams = { return_url: returnUrl };
      await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
    },
  };
}
