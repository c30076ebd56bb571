import { inTime } from '../stripe/load-stripe.ts';
import { openStripeForm, type StripeForm, type StripeFormOptions } from '../stripe/stripe-form.ts';

/** Stripe's fields, in Stripe's own frame: no card number reaches this page. */
export interface StripeFields extends Omit<StripeForm, 'elements'> {
  remove(): void;
}

interface StripeFieldsOptions extends StripeFormOptions {
  readonly place: HTMLElement;
}

/** The wallets have their own buttons above the card. */
const WITHOUT_WALLETS = { wallets: { applePay: 'never', googlePay: 'never' } } as const;

/** Shows Stripe's fields. Rejects if they fail to load: a blocker, no network, or a script that hangs. */
export async function showStripeFields({ place, ...options }: StripeFieldsOptions): Promise<StripeFields> {
  const { elements, ...form } = await openStripeForm(options);
  const payment = elements.create('payment', WITHOUT_WALLETS);
  const shown = new Promise<void>((resolve, reject) => {
    payment.on('ready', () => resolve());
    payment.on('loaderror', () => reject(new Error('The fields of Stripe could not be loaded.')));
  });
  payment.mount(place);
  await inTime(shown).catch((cause: unknown) => {
    payment.destroy();
    throw cause;
  });
  return { ...form, remove: () => payment.destroy() };
}
