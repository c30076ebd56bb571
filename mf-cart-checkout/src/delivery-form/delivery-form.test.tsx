import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
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

async function openDelivery(api = shop) {
  const page = { id: 'guest-checkout', params: {} };
  const piece = await mountPiece(app, { path: '/checkout/guest?step=livraison', page, api });
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
