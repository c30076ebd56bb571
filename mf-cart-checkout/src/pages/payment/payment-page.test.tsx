import type { Quote } from '@aimante/api-contract/checkout';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, line, photo } from '../../cart/cart.fixture.ts';
import { formatCart, parseCart } from '../../cart/storage/cart-format.ts';
import { draftToADoor } from '../../checkout-draft/checkout-draft.fixture.ts';
import { keepDraft } from '../../checkout-draft/checkout-draft.ts';
import { basisOf, forgetAttempt, keepAttempt } from '../../order-placement/order-attempt.ts';
import { orderBody } from '../../order-placement/order-body.ts';
import { unpaidOrder } from '../../placed-order/order.fixture.ts';
import { quoteOf } from '../../quote/quote.fixture.ts';
import { down, email, methodOf, openPayment, type Shop, shopWith, tokenOf } from './payment-page.fixture.ts';

const quoting = (quote: (body: string) => Quote): Shop =>
  shopWith({ '/api/checkout/quote': (init) => Response.json(quote(init?.body as string)) });

const goneNotice = (lineId: string) => ({
  lineId,
  code: 'PRODUCT_UNAVAILABLE' as const,
  message: 'Cet article n’est plus disponible. Retirez-le pour commander.',
});

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  localStorage.setItem('cart', formatCart(cartOf(line())));
  keepDraft({ ...draftToADoor, account: email, email });
});

describe('the payment', () => {
  it('says that the account could not be read, and tries again', async () => {
    let isDown = true;
    const api = shopWith({
      '/api/users/profile': () => (isDown ? down() : Response.json({ email, addresses: [] })),
    });
    const { view } = await openPayment(api);
    expect(await view.findByText('Vos coordonnées ne s’affichent pas')).toBeTruthy();
    isDown = false;
    await userEvent.click(view.getByRole('button', { name: 'Réessayer' }));
    expect(await view.findByText(/8 rue des Lices/)).toBeTruthy();
  });

  it('does not take an order that could not be read for an empty cart', async () => {
    const { view } = await openPayment(shopWith({ '/api/orders/track/abc': down }), {
      path: '/checkout/payment#token=abc',
    });
    expect(await view.findByText('Votre commande ne s’affiche pas')).toBeTruthy();
    expect(view.queryByText('Votre panier est vide')).toBeNull();
  });

  it('shows no form until the order from before a reload is loaded', async () => {
    const draft = { ...draftToADoor, account: email, email };
    const checkoutId = '0199a000-0000-4000-8000-000000000009';
    localStorage.setItem('checkout-id', checkoutId);
    const body = orderBody({
      cart: cartOf(line()),
      draft,
      addresses: [],
      isGuest: false,
      quoteHash: '',
      checkoutId,
      lastCheckoutId: undefined,
    });
    keepAttempt({ key: 'k', basis: basisOf(body), body, order: { id: 'o', token: 'abc' } });
    const track = jest.fn(() => new Promise<Response>(() => undefined));
    const { view } = await openPayment(shopWith({ '/api/orders/track/abc': track }));
    await waitFor(() => expect(track).toHaveBeenCalled());
    expect(view.queryByRole('checkbox')).toBeNull();
    forgetAttempt();
  });

  it('says at which pick-up point the magnets will wait', async () => {
    const around = { method: 'relay', relayPostalCode: '49100', relayId: 'b' } as const;
    keepDraft({ ...draftToADoor, ...around, account: email, email });
    const relay = { id: 'b', name: 'Tabac du Ralliement', line1: '2 place', postalCode: '49100', city: 'Angers' };
    const { view } = await openPayment(
      shopWith({ '/api/shipping/relays?country=FR&postalCode=49100': () => Response.json([relay]) }),
    );
    expect(await view.findByText('Tabac du Ralliement, 2 place, 49100 Angers')).toBeTruthy();
  });

  it('keeps the card that is being typed while the terms are read', async () => {
    const { view } = await openPayment(shopWith());
    const terms = await view.findByRole('link', { name: 'conditions générales de vente' });
    expect(terms.getAttribute('target')).toBe('_blank');
  });

  it('keeps card and terms while the token is renewed, here or in another tab', async () => {
    const { view, platform } = await openPayment(
      shopWith({ '/api/payments/methods': () => Response.json([methodOf('demo')]) }),
    );
    await userEvent.type(await view.findByRole('textbox', { name: 'Nom sur la carte' }), 'Camille');
    await userEvent.click(view.getByRole('checkbox'));
    await act(async () => platform.session.login({ token: tokenOf(2), role: 'customer' }));
    expect(view.getByRole<HTMLInputElement>('textbox', { name: 'Nom sur la carte' }).value).toBe('Camille');
    expect(view.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('asks to sign in on the page when the session ends, and keeps the card', async () => {
    const { view, platform, endSession, unmount } = await openPayment(
      shopWith({ '/api/payments/methods': () => Response.json([methodOf('demo')]) }),
    );
    await userEvent.type(await view.findByRole('textbox', { name: 'Nom sur la carte' }), 'Camille');
    await act(async () => endSession?.());
    const dialog = within(await within(document.body).findByRole('dialog'));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ }).value).toBe(email);
    await act(async () => platform.session.login({ token: tokenOf(2), role: 'customer' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    expect(view.getByRole<HTMLInputElement>('textbox', { name: 'Nom sur la carte' }).value).toBe('Camille');
    await unmount();
  });

  it('asks to sign in to confirm the total when the quote is refused, and loads it then', async () => {
    const quotes: (string | null)[] = [];
    const { view, platform, unmount } = await openPayment(
      shopWith({
        '/api/checkout/quote': (init) => {
          const caller = new Headers(init?.headers).get('authorization');
          quotes.push(caller);
          if (caller === `Bearer ${tokenOf(2)}`) return Response.json(quoteOf(init?.body as string));
          return Response.json({ code: 'UNAUTHENTICATED', message: 'Non.' }, { status: 401 });
        },
      }),
    );
    expect(await view.findByText('Reconnectez-vous pour confirmer le total.')).toBeTruthy();
    await userEvent.click(view.getByRole('button', { name: 'Se connecter' }));
    await within(document.body).findByRole('dialog');
    await act(async () => platform.session.login({ token: tokenOf(2), role: 'customer' }));
    expect(await view.findByRole('button', { name: /Commander et payer/ })).toBeTruthy();
    expect(quotes.at(-1)).toBe(`Bearer ${tokenOf(2)}`);
    await unmount();
  });

  it('orders after the customer signed in again', async () => {
    localStorage.setItem('cart', formatCart(cartOf(line({ photos: [photo('018f3c1e-0000-7000-8000-000000000001')] }))));
    const orders: (string | null)[] = [];
    const { view, record, platform, unmount } = await openPayment(
      shopWith({
        '/api/payments/methods': () => Response.json([{ ...methodOf('demo'), provider: 'transfer' }]),
        '/api/orders': (init) => {
          orders.push(new Headers(init?.headers).get('authorization'));
          if (orders.length > 1) return Response.json(unpaidOrder({ paymentStatus: 'paid' }), { status: 201 });
          return Response.json({ code: 'UNAUTHENTICATED', message: 'Non.' }, { status: 401 });
        },
      }),
    );
    await userEvent.click(await view.findByRole('checkbox'));
    await userEvent.click(view.getByRole('button', { name: /Commander et payer/ }));
    await within(document.body).findByRole('dialog');
    await act(async () => platform.session.login({ token: tokenOf(2), role: 'customer' }));
    await waitFor(() => expect(record.navigations).toContain('/checkout/confirmation#token=abc'));
    expect(orders).toEqual([`Bearer ${tokenOf(1)}`, `Bearer ${tokenOf(2)}`]);
    await unmount();
  });

  it.each([
    ['asks a guest plainly before the same is ordered again', 'ORDER_REPEATED', /vient d’être passée/],
    ['leads on from a cart that became an order of another visitor', 'CHECKOUT_ORDERED', /Ce panier est déjà commandé/],
  ])('%s', async (_, code, text) => {
    localStorage.setItem('cart', formatCart(cartOf(line({ photos: [photo('018f3c1e-0000-7000-8000-000000000001')] }))));
    const methods = () => Response.json([{ ...methodOf('demo'), provider: 'transfer' }]);
    const { view, record } = await openPayment(
      shopWith({
        '/api/payments/methods': methods,
        '/api/orders': () => Response.json({ code, message: 'Ce panier est déjà commandé.' }, { status: 409 }),
      }),
      { confirms: false },
    );
    await userEvent.click(await view.findByRole('checkbox'));
    await userEvent.click(view.getByRole('button', { name: /Commander et payer/ }));
    expect(await view.findByText(text)).toBeTruthy();
    expect(view.getByRole('link', { name: 'Retrouver la commande' }).getAttribute('href')).toBe('/orders/track');
    expect(record.questions).toHaveLength(code === 'ORDER_REPEATED' ? 1 : 0);
  });

  it('says which photos the shop no longer has, and leads to them in the cart', async () => {
    const photoId = '018f3c1e-0000-7000-8000-000000000001';
    localStorage.setItem('cart', formatCart(cartOf(line({ photos: [photo(photoId)] }))));
    const refusal = { code: 'PHOTO_GONE', message: 'Des photos manquent.', details: { photoIds: [photoId] } };
    const { view } = await openPayment(
      shopWith({
        '/api/payments/methods': () => Response.json([{ ...methodOf('demo'), provider: 'transfer' }]),
        '/api/orders': () => Response.json(refusal, { status: 409 }),
      }),
    );
    await userEvent.click(await view.findByRole('checkbox'));
    await userEvent.click(view.getByRole('button', { name: /Commander et payer/ }));
    expect(await view.findByText(/^1 photo n’est plus sur nos serveurs\./)).toBeTruthy();
    expect(view.getByRole('link', { name: 'Voir le panier' }).getAttribute('href')).toBe('/cart');
    expect(view.getByRole<HTMLButtonElement>('button', { name: /Commander et payer/ }).disabled).toBe(true);
    expect(parseCart(localStorage.getItem('cart') ?? '')?.lines[0]?.gonePhotos).toEqual([photoId]);
  });

  it('offers no payment of 0,00 € for a product that was hidden, and the way to the cart', async () => {
    const gone = (body: string) =>
      quoteOf(body, {
        lines: [],
        subtotalCents: 0,
        totalCents: 0,
        canBeOrdered: false,
        notices: [goneNotice('first')],
      });
    const { view } = await openPayment(quoting(gone));
    expect(await view.findByText(/Cet article n’est plus disponible/)).toBeTruthy();
    expect(view.queryByRole('button', { name: /Commander/ })).toBeNull();
    expect(view.queryByText(/0,00/)).toBeNull();
    expect(view.getByRole('link', { name: 'Voir le panier' })).toBeTruthy();
  });

  it('orders the rest where one of two products was hidden, and leaves that one in the cart', async () => {
    localStorage.setItem(
      'cart',
      formatCart(cartOf(line(), line({ lineId: 'gone', photos: [photo('fox', { copies: 3 })] }))),
    );
    const hidden = (body: string) => {
      const quote = quoteOf(body);
      const lines = quote.lines.filter(({ lineId }) => lineId !== 'gone');
      const isHidden = lines.length < quote.lines.length;
      return { ...quote, lines, ...(isHidden && { canBeOrdered: false, notices: [goneNotice('gone')] }) };
    };
    const { view } = await openPayment(quoting(hidden));
    await userEvent.click(await view.findByRole('button', { name: 'Commander sans cet article' }));
    await waitFor(() => expect(view.queryByText(/n’est plus disponible/)).toBeNull());
    expect(view.getByRole('button', { name: /Commander et payer 9,00/ })).toBeTruthy();
    expect(localStorage.getItem('cart')).toContain('"gone"');
  });

  it('takes nothing over from another account', async () => {
    keepDraft({ ...draftToADoor, account: 'nour@example.org', email: 'nour@example.org' });
    const { record } = await openPayment(shopWith());
    await waitFor(() => expect(record.navigations).toEqual(['/checkout']));
  });
});
