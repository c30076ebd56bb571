import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, line, photo } from '../../cart/cart.fixture.ts';
import { formatCart } from '../../cart/storage/cart-format.ts';
import { draftToADoor } from '../../checkout-draft/checkout-draft.fixture.ts';
import { keepDraft } from '../../checkout-draft/checkout-draft.ts';
import { installStripe } from '../../payment/stripe/stripe.fixture.ts';
import { unpaidOrder } from '../../placed-order/order.fixture.ts';
import { quoteOf } from '../../quote/quote.fixture.ts';
import { email, methodOf, openPayment, shopWith, tokenOf } from './payment-page.fixture.ts';

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

const ANOTHER_WAY = 'ou payer autrement';
const action = { kind: 'stripe_element', clientSecret: 'secret', publishableKey: 'pk_test' };

/** A shop with these methods. `asked` has the bodies of its orders and payments. */
function shopOf(...providers: readonly string[]) {
  const asked: string[] = [];
  const state = { total: 900, isSignedOut: false };
  const bodyOf = (init?: RequestInit) => init?.body as string;
  const keep = (name: string, init?: RequestInit) => asked.push(`${name} ${bodyOf(init)}`);
  const shop = shopWith({
    '/api/checkout/quote': (init) => Response.json(quoteOf(init?.body as string, { totalCents: state.total })),
    '/api/payments/methods': () => Response.json(providers.map(methodOf)),
    '/api/orders': (init) => {
      keep('order', init);
      if (state.isSignedOut) return Response.json({ code: 'UNAUTHENTICATED', message: 'Non.' }, { status: 401 });
      return Response.json(unpaidOrder(), { status: 201 });
    },
    '/api/orders/o1/pay?token=abc': (init) => {
      keep('pay', init);
      const isStripe = bodyOf(init).includes('stripe');
      return Response.json(isStripe ? { state: 'requires_action', action } : { state: 'paid', action: null });
    },
    '/api/orders/o1/pay/refresh?token=abc': () => Response.json({ state: 'paid', action: null }),
  });
  return { shop, asked, state };
}

beforeEach(() => {
  localStorage.setItem('cart', formatCart(cartOf(line({ photos: [photo('018f3c1e-0000-7000-8000-000000000001')] }))));
  keepDraft({ ...draftToADoor, account: email, email });
});

describe('the wallets of Stripe', () => {
  let stripe: ReturnType<typeof installStripe>;
  beforeEach(() => {
    stripe = installStripe();
    stripe.wallet.available = { applePay: false, googlePay: true };
  });

  async function openWallet({ shop, accepts = true }: { shop: ReturnType<typeof shopOf>['shop']; accepts?: boolean }) {
    const piece = await openPayment(shop);
    await piece.view.findByText(ANOTHER_WAY);
    await waitFor(() => expect(stripe.wallet.press).not.toThrow());
    if (accepts) await userEvent.click(piece.view.getByRole('checkbox'));
    await piece.view.findByRole('button', { name: /Commander et payer/ });
    return piece;
  }
  const press = () => act(async () => stripe.wallet.press());

  it('pay the order that the server makes', async () => {
    const { shop, asked } = shopOf('stripe');
    const { record } = await openWallet({ shop });
    expect(await press()).toBe('opens');
    expect(asked).toEqual([]);
    await act(async () => stripe.wallet.authorize());
    await waitFor(() => expect(record.navigations).toContain('/checkout/confirmation#token=abc'));
    expect(asked.map((line) => line.split(' ')[0])).toEqual(['order', 'pay']);
    expect(asked[1]).toContain('"totalCents":900');
    expect(stripe.calls.filter((call) => /confirmed|closed/.test(call))).toEqual(['confirmed secret']);
  });

  it('stay closed until the terms are accepted', async () => {
    const { shop, asked } = shopOf('stripe');
    const { view } = await openWallet({ shop, accepts: false });
    expect(await press()).toBe('stays closed');
    expect(await view.findByText('Acceptez les conditions générales de vente pour commander.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(view.getByRole('checkbox')));
    expect(asked).toEqual([]);
  });

  it('order nothing when they are dismissed', async () => {
    const { shop, asked } = shopOf('stripe');
    await openWallet({ shop });
    await press();
    await act(async () => stripe.wallet.dismiss());
    expect(await press()).toBe('opens');
    expect(asked).toEqual([]);
  });

  it('pay once when they report twice', async () => {
    const { shop, asked } = shopOf('stripe');
    const { record } = await openWallet({ shop });
    await press();
    await act(async () => Promise.all([stripe.wallet.authorize(), stripe.wallet.authorize()]));
    await waitFor(() => expect(record.navigations).toContain('/checkout/confirmation#token=abc'));
    expect(asked).toHaveLength(2);
    expect(stripe.calls.filter((call) => call.startsWith('confirmed'))).toHaveLength(1);
  });

  it('close without a charge when the price is no longer the one that they show', async () => {
    const { shop, asked, state } = shopOf('stripe');
    const { view } = await openWallet({ shop });
    await press();
    state.total = 1200;
    await act(async () => stripe.wallet.authorize());
    expect(await view.findByText(/9,00.€ devient 12,00.€/)).toBeTruthy();
    expect(asked).toEqual([]);
    expect(stripe.calls).toContain('wallet closed');
  });

  it('close before the customer signs in again, and charge nothing by themselves then', async () => {
    const { shop, state } = shopOf('stripe');
    state.isSignedOut = true;
    const { platform, unmount } = await openWallet({ shop });
    await press();
    let authorized: Promise<void> | undefined;
    await act(async () => {
      authorized = stripe.wallet.authorize();
    });
    await within(document.body).findByRole('dialog');
    expect(stripe.calls).toContain('wallet closed');
    state.isSignedOut = false;
    await act(async () => platform.session.login({ token: tokenOf(2), role: 'customer' }));
    await act(async () => authorized);
    expect(stripe.calls.filter((call) => call.startsWith('confirmed'))).toEqual([]);
    await unmount();
  });

  it('are not shown to a customer without one', async () => {
    stripe.wallet.available = undefined;
    const { view } = await openPayment(shopOf('stripe').shop);
    expect(await view.findByRole('textbox', { name: 'Card number' })).toBeTruthy();
    await waitFor(() => expect(view.queryByText(ANOTHER_WAY)).toBeNull());
  });
});

describe('the wallet of the demo', () => {
  it('pays the demo provider with its own card', async () => {
    const { shop, asked } = shopOf('demo');
    const { view, record } = await openPayment(shop);
    const open = await view.findByRole('button', { name: 'Portefeuille de démonstration' });
    await userEvent.click(open);
    expect(await view.findByText('Acceptez les conditions générales de vente pour commander.')).toBeTruthy();
    expect(view.queryByRole('dialog')).toBeNull();
    await userEvent.click(view.getByRole('checkbox'));
    await userEvent.click(open);
    await userEvent.click(within(await view.findByRole('dialog')).getByRole('button', { name: /^Payer 9,00/ }));
    await waitFor(() => expect(record.navigations).toContain('/checkout/confirmation#token=abc'));
    expect(asked[1]).toContain('"number":"4242424242424242"');
  });

  it('is not in a shop without an online payment', async () => {
    const { view } = await openPayment(shopOf('transfer').shop);
    expect(await view.findByRole('radio', { name: 'transfer' })).toBeTruthy();
    expect(view.queryByText(ANOTHER_WAY)).toBeNull();
  });
});
