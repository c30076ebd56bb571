import { mountPiece } from '@aimante/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { cartOf, line } from '../cart/cart.fixture.ts';
import { formatCart } from '../cart/storage/cart-format.ts';
import { EMPTY_DRAFT, keepDraft, readDraft } from '../checkout-draft/checkout-draft.ts';
import { quoteOf } from '../quote/quote.fixture.ts';

const way = { description: '', priceCents: 0, isAvailable: true, reason: null, estimate: null, events: [] };
const ways = [
  { ...way, code: 'standard', name: 'Livraison standard' },
  { ...way, code: 'relay', name: 'Point relais' },
];
const relaysAround = (postalCode: string) => [
  {
    id: `shop-${postalCode}`,
    name: `Tabac ${postalCode}`,
    line1: '1 rue',
    postalCode,
    city: 'V',
    hours: '',
    distanceMeters: 90,
  },
];

function shop(path: string, init?: RequestInit): Response {
  const { pathname, searchParams } = new URL(path, 'http://api.test');
  if (pathname === '/api/checkout/quote') return Response.json(quoteOf(init?.body as string));
  if (pathname === '/api/shipping/methods') return Response.json(ways);
  if (pathname === '/api/shipping/relays') return Response.json(relaysAround(searchParams.get('postalCode') ?? ''));
  return new Response(null, { status: 404 });
}

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function openDelivery(api = shop) {
  const page = { id: 'guest-checkout', params: {} };
  const piece = await mountPiece(app, { path: '/checkout/guest?step=livraison', page, api });
  close = piece.unmount;
  return { ...piece, view: within(piece.element), user: userEvent.setup() };
}

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  localStorage.setItem('cart', formatCart(cartOf(line())));
  const around = { method: 'relay', relayPostalCode: '49100', relayId: 'shop-49100' } as const;
  keepDraft({ ...EMPTY_DRAFT, ...around, email: 'camille@example.org' });
});

describe('a pick-up point', () => {
  it('that was chosen around one postal code is not kept around another', async () => {
    const { view, user, record } = await openDelivery();
    expect((await view.findByRole<HTMLInputElement>('radio', { name: /Tabac 49100/ })).checked).toBe(true);
    const around = view.getByRole('textbox', { name: /^Code postal autour/ });
    await user.clear(around);
    await user.type(around, '75011');
    await view.findByRole('radio', { name: /Tabac 75011/ });
    await user.click(view.getByRole('button', { name: 'Continuer vers le paiement' }));
    expect(readDraft().relayId).toBe('');
    expect(record.navigations).toEqual([]);
  });
});

describe('the delivery of a guest', () => {
  it('shows nothing of a session after its logout', async () => {
    keepDraft({ ...EMPTY_DRAFT, account: 'nour@example.org', email: 'nour@example.org', phone: '06 12 34 56 78' });
    const { view } = await openDelivery();
    const email = await view.findByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });
    expect(email.value).toBe('');
    expect(view.queryByDisplayValue('06 12 34 56 78')).toBeNull();
  });
});

describe('the delivery of a customer', () => {
  const address = { ...EMPTY_DRAFT.address, company: null, line2: null, label: null, type: 'both' };
  const berlin = { ...address, id: 'berlin', line1: '1 Rosenweg', postalCode: '10115', city: 'Berlin', country: 'DE' };
  const profile = { email: 'camille@example.org', firstName: 'Camille', lastName: 'Moreau', addresses: [berlin] };

  it('says that the shop does not deliver to a saved address, instead of taking it for a French one', async () => {
    const api = (path: string, init?: RequestInit) => {
      const { pathname, searchParams } = new URL(path, 'http://api.test');
      if (pathname === '/api/users/profile') return Response.json(profile);
      if (pathname !== '/api/shipping/methods' || searchParams.get('country') === 'FR') return shop(path, init);
      const reason = 'Nous ne livrons pas encore en Allemagne.';
      return Response.json(ways.map((each) => ({ ...each, isAvailable: false, reason })));
    };
    keepDraft({ ...EMPTY_DRAFT, account: profile.email, email: profile.email });
    const session = { token: 'a.b.c', role: 'customer' } as const;
    const piece = await mountPiece(app, { path: '/checkout', page: { id: 'checkout', params: {} }, api, session });
    close = piece.unmount;
    const [reason] = await within(piece.element).findAllByText('Nous ne livrons pas encore en Allemagne.');
    expect(reason).toBeTruthy();
  });
});
