import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '../app.tsx';
import { cartOf, line } from '../cart-state/cart.fixture.ts';
import { formatCart } from '../cart-state/cart-format.ts';
import { draftToADoor } from '../checkout-draft/checkout-draft.fixture.ts';
import { keepDraft } from '../checkout-draft/checkout-draft.ts';
import { basisOf, forgetAttempt, keepAttempt } from '../order-placement/order-attempt.ts';
import { orderBody } from '../order-placement/order-body.ts';
import { quoteOf } from '../quote/quote.fixture.ts';

const email = 'camille@example.org';
const down = () => new Response(null, { status: 503 });

/** A shop in which one address answers otherwise. */
const shopWith = (path: string, answer: () => Response | Promise<Response>) => (asked: string, init?: RequestInit) => {
  if (asked === path) return answer();
  if (asked === '/api/checkout/quote') return Response.json(quoteOf(init?.body as string));
  if (asked === '/api/users/profile') return Response.json({ email, addresses: [] });
  return new Response(null, { status: 404 });
};

async function open(api: ReturnType<typeof shopWith>, path = '/checkout/payment') {
  const session = { token: 'a.b.c', role: 'customer' } as const;
  const piece = await mountPiece(app, { path, page: { id: 'payment', params: {} }, api, session });
  return { ...piece, view: within(piece.element) };
}

// A whole page on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  localStorage.setItem('cart', formatCart(cartOf(line())));
  keepDraft({ ...draftToADoor, account: email, email });
});

describe('the payment', () => {
  it('says that the account could not be read, and tries again', async () => {
    let isDown = true;
    const api = shopWith('/api/users/profile', () => (isDown ? down() : Response.json({ email, addresses: [] })));
    const { view } = await open(api);
    expect(await view.findByText('Vos coordonnées ne s’affichent pas')).toBeTruthy();
    isDown = false;
    await userEvent.click(view.getByRole('button', { name: 'Réessayer' }));
    expect(await view.findByText(/8 rue des Lices/)).toBeTruthy();
  });

  it('does not take an order that could not be read for an empty cart', async () => {
    const { view } = await open(shopWith('/api/orders/track/abc', down), '/checkout/payment#token=abc');
    expect(await view.findByText('Votre commande ne s’affiche pas')).toBeTruthy();
    expect(view.queryByText('Votre panier est vide')).toBeNull();
  });

  it('shows no form that goes once the order of before a reload has come', async () => {
    const draft = { ...draftToADoor, account: email, email };
    const body = orderBody({ cart: cartOf(line()), draft, addresses: [], isGuest: false, quoteHash: '' });
    keepAttempt({ key: 'k', basis: basisOf(body), body, order: { id: 'o', token: 'abc' } });
    const track = jest.fn(() => new Promise<Response>(() => undefined));
    const { view } = await open(shopWith('/api/orders/track/abc', track));
    await waitFor(() => expect(track).toHaveBeenCalled());
    expect(view.queryByRole('checkbox')).toBeNull();
    forgetAttempt();
  });

  it('says at which pick-up point the magnets will wait', async () => {
    const around = { method: 'relay', relayPostalCode: '49100', relayId: 'b' } as const;
    keepDraft({ ...draftToADoor, ...around, account: email, email });
    const relay = { id: 'b', name: 'Tabac du Ralliement', line1: '2 place', postalCode: '49100', city: 'Angers' };
    const { view } = await open(
      shopWith('/api/shipping/relays?country=FR&postalCode=49100', () => Response.json([relay])),
    );
    expect(await view.findByText('Tabac du Ralliement, 2 place, 49100 Angers')).toBeTruthy();
  });

  it('keeps the card that is being typed while the terms are read', async () => {
    const { view } = await open(shopWith('', down));
    const terms = await view.findByRole('link', { name: 'conditions générales de vente' });
    expect(terms.getAttribute('target')).toBe('_blank');
  });

  it('takes nothing over that another account has told', async () => {
    keepDraft({ ...draftToADoor, account: 'nour@example.org', email: 'nour@example.org' });
    const { record } = await open(shopWith('', down));
    await waitFor(() => expect(record.navigations).toEqual(['/checkout']));
  });
});
