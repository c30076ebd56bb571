import type { Locale } from '@aimante/contract';

/** A fake Stripe.js: its field is an input in the page. `calls` has what the page asked of it. */
export function installStripe() {
  const calls: string[] = [];
  let status = 'requires_payment_method';
  const stripe = {
    elements: ({ locale }: { locale: Locale }) => {
      const field = document.createElement('input');
      field.setAttribute('aria-label', 'Card number');
      calls.push(`fields in ${locale}`);
      return {
        create: () => ({
          on: (event: string, listener: () => void) => event === 'ready' && queueMicrotask(listener),
          mount: (place: HTMLElement) => place.append(field),
          destroy: () => field.remove(),
        }),
        update: (change: { locale?: Locale }) => void (change.locale && calls.push(`now in ${change.locale}`)),
        submit: async () => ({}),
      };
    },
    confirmPayment: async () => ({}),
    retrievePaymentIntent: async () => ({ paymentIntent: { status } }),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      calls.push(`bank’s step of ${clientSecret}`);
      return {};
    },
  };
  Object.assign(window, { Stripe: () => stripe });
  Object.assign(performance, { getEntriesByType: () => [] });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  }).observe(document.head, { childList: true });
  return {
    calls,
    setStatus: (next: string) => {
      status = next;
    },
  };
}
