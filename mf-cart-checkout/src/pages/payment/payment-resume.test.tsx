import type { Order } from '@aimante/api-contract/orders';
import type { PaymentStep } from '@aimante/api-contract/payments';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installStripe } from '../../payment/stripe/stripe.fixture.ts';
import { unpaidOrder } from '../../placed-order/order.fixture.ts';
import { methodOf, openPayment, shopWith } from './payment-page.fixture.ts';

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

const step = (change: Partial<PaymentStep>): PaymentStep => ({
  ...{ attemptId: 'a1', provider: 'stripe', state: 'requires_action', failure: null, notCharged: false, action: null },
  ...change,
});
const atStripe = step({ action: { kind: 'stripe_element', clientSecret: 'secret', publishableKey: 'pk_test' } });
const atPaypal = step({ provider: 'paypal', action: { kind: 'redirect', url: 'https://paypal.test/approve' } });

/** The payment page of an order, as after a reload. */
async function reload(payment: PaymentStep, { after = payment, methods = ['stripe', 'paypal'] } = {}) {
  let current: PaymentStep = payment;
  const order = (): Order =>
    unpaidOrder({ payment: current, ...(current.state === 'paid' && { paymentStatus: 'paid', actions: {} as never }) });
  const shop = shopWith({
    '/api/payments/methods': () => Response.json(methods.map(methodOf)),
    '/api/orders/track/abc': () => Response.json(order()),
    '/api/orders/o1/pay/refresh?token=abc': () => Response.json(current),
  });
  const { view, record } = await openPayment(shop, { path: '/checkout/payment#token=abc' });
  const settle = () => {
    current = after;
  };
  return { view, record, settle };
}

describe('the payment page after a reload', () => {
  let stripe: ReturnType<typeof installStripe>;
  beforeEach(() => {
    stripe = installStripe();
  });

  it('continues the step at the bank that Stripe waits for', async () => {
    stripe.setStatus('requires_action');
    const { view, record, settle } = await reload(atStripe, { after: step({ state: 'paid' }) });
    const button = await view.findByRole('button', { name: 'Continuer le paiement' });
    settle();
    await userEvent.click(button);
    await waitFor(() => expect(record.navigations).toContain('/checkout/confirmation#token=abc'));
    expect(stripe.calls).toContain('bank’s step of secret');
  });

  it('asks for the card again if none was given to Stripe', async () => {
    stripe.setStatus('requires_payment_method');
    const { view } = await reload(atStripe);
    expect(await view.findByRole('textbox', { name: 'Card number' })).toBeTruthy();
    expect(view.queryByRole('button', { name: 'Continuer le paiement' })).toBeNull();
    const pay = view.getByRole<HTMLButtonElement>('button', { name: /Commander et payer/ });
    await waitFor(() => expect(pay.disabled).toBe(false));
  });

  it('leads on to PayPal, or to another method', async () => {
    const { view } = await reload(atPaypal);
    const link = await view.findByRole('link', { name: 'Continuer chez PayPal' });
    expect(link.getAttribute('href')).toBe('https://paypal.test/approve');
    expect(await view.findByRole('radio', { name: 'paypal' })).toBeTruthy();
  });

  it('takes no second payment while the provider confirms the first, and shows the order', async () => {
    const { view } = await reload(step({ ...atStripe, state: 'open' }));
    expect(await view.findByText(/ne payez pas une deuxième fois/)).toBeTruthy();
    expect(view.getByRole<HTMLButtonElement>('button', { name: /Commander et payer/ }).disabled).toBe(true);
    expect(view.getByRole('link', { name: 'Voir la commande' }).getAttribute('href')).toBe(
      '/checkout/confirmation#token=abc',
    );
  });
});
