import type { Locale } from '@aimante/contract';

interface Wallet {
  /** The wallets of this customer. Undefined: none. */
  available: object | undefined;
  press(): 'opens' | 'stays closed';
  authorize(): Promise<void>;
  dismiss(): void;
}

type Listener = (event: object) => unknown;
let calls: string[] = [];
let status = 'requires_payment_method';
let wallet: Wallet;

/** A fake Stripe.js: its card field is an input in the page. `calls` has what the page asked of it. */
export function installStripe() {
  calls = [];
  status = 'requires_payment_method';
  wallet = { available: undefined, press: missing, authorize: missing, dismiss: missing };
  Object.assign(window, { Stripe: () => stripe });
  Object.assign(performance, { getEntriesByType: () => [] });
  return {
    calls,
    wallet,
    setStatus: (next: string) => {
      status = next;
    },
  };
}

/** The page keeps one client for all tests of a file. */
const stripe = {
  elements: ({ locale }: { locale: Locale }) => ({
    create: (type: string) => (type === 'payment' ? cardField(locale) : walletButtons()),
    update: (change: { locale?: Locale }) => void (change.locale && calls.push(`now in ${change.locale}`)),
    submit: async () => ({}),
  }),
  confirmPayment: async ({ clientSecret }: { clientSecret: string }) => {
    calls.push(`confirmed ${clientSecret}`);
    return {};
  },
  retrievePaymentIntent: async () => ({ paymentIntent: { status } }),
  handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
    calls.push(`bank’s step of ${clientSecret}`);
    return {};
  },
};

function cardField(locale: Locale) {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number');
  calls.push(`fields in ${locale}`);
  return {
    on: (event: string, listener: () => void) => event === 'ready' && queueMicrotask(listener),
    mount: (place: HTMLElement) => place.append(field),
    destroy: () => field.remove(),
  };
}

function walletButtons() {
  const listeners = new Map<string, Listener>();
  const send = (event: string, details: object = {}) => listeners.get(event)?.(details);
  const own = wallet;
  own.press = () => {
    let answer: ReturnType<Wallet['press']> = 'stays closed';
    const resolve = () => {
      answer = 'opens';
    };
    send('click', { resolve, reject: () => undefined });
    return answer;
  };
  own.authorize = async () => void (await send('confirm', { paymentFailed: () => calls.push('wallet closed') }));
  own.dismiss = () => void send('cancel');
  return {
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    mount: () => queueMicrotask(() => send('ready', { availablePaymentMethods: own.available })),
    destroy: () => listeners.clear(),
  };
}

function missing(): never {
  throw new Error('The page has no wallet.');
}
