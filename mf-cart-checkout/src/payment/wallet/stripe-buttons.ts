import type { StripeExpressCheckoutElementConfirmEvent, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { inTime } from '../stripe/load-stripe.ts';
import { openStripeForm, type StripeForm, type StripeFormOptions } from '../stripe/stripe-form.ts';
import type { WalletPayment, WalletPress } from './wallet-press.ts';

/** Stripe's Express Checkout Element: Apple Pay, Google Pay, Link and PayPal, each where browser and account have it. */
export interface StripeButtons extends Pick<StripeForm, 'setAmount' | 'setLocale'> {
  /** False: no wallet for this customer. */
  readonly isAvailable: boolean;
  remove(): void;
}

interface StripeButtonsOptions extends StripeFormOptions {
  readonly place: HTMLElement;
  /** True if the shop has its own PayPal, which is then not shown twice. */
  readonly hasPaypal: boolean;
  readonly onPress: WalletPress;
}

/** French law asks for a button that says that the order must be paid. */
const BUTTON_TYPE = { applePay: 'buy', googlePay: 'buy', paypal: 'buynow' } as const;

/** Shows the buttons. Rejects if they fail to load. */
export async function showStripeButtons({ place, onPress, ...options }: StripeButtonsOptions): Promise<StripeButtons> {
  const form = await openStripeForm(options);
  const buttons = form.elements.create('expressCheckout', buttonOptions(options.hasPaypal));
  let pressed: WalletPayment | undefined;
  buttons.on('click', ({ resolve, reject }) => {
    pressed = onPress();
    if (pressed) resolve();
    else reject();
  });
  buttons.on('cancel', () => {
    pressed = undefined;
  });
  buttons.on('confirm', (event) => payByWallet(form, pressed, event));
  const available = new Promise<boolean>((resolve, reject) => {
    buttons.on('ready', ({ availablePaymentMethods: methods }) => resolve(Object.values(methods ?? {}).some(Boolean)));
    buttons.on('loaderror', () => reject(new Error('The wallets of Stripe could not be loaded.')));
  });
  buttons.mount(place);
  const isAvailable = await inTime(available).catch((cause: unknown) => {
    buttons.destroy();
    throw cause;
  });
  return { ...form, isAvailable, remove: () => buttons.destroy() };
}

function buttonOptions(hasPaypal: boolean): StripeExpressCheckoutElementOptions {
  return {
    buttonHeight: 48,
    buttonType: BUTTON_TYPE,
    paymentMethods: { amazonPay: 'never', klarna: 'never', ...(hasPaypal && { paypal: 'never' }) },
  };
}

/** The wallet's window stays open until the payment is confirmed, or until it is closed here without a payment. */
async function payByWallet(
  form: StripeForm,
  pay: WalletPayment | undefined,
  { paymentFailed }: Pick<StripeExpressCheckoutElementConfirmEvent, 'paymentFailed'>,
): Promise<void> {
  let isOpen = true;
  const close = () => {
    if (isOpen) paymentFailed();
    isOpen = false;
  };
  if (pay && (await form.check())) {
    const confirm: StripeForm['confirm'] = async (payment) => {
      if (!isOpen) return;
      isOpen = false;
      await form.confirm(payment);
    };
    await pay({ provider: 'stripe' }, { confirm, close });
  }
  close();
}
