import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, within } from '@testing-library/react';
import * as app from '#app';
import { cartOf, line } from '../../cart/cart.fixture.ts';
import { formatCart } from '../../cart/storage/cart-format.ts';
import { EMPTY_DRAFT, keepDraft } from '../../checkout-draft/checkout-draft.ts';
import { quoteOf } from '../../quote/quote.fixture.ts';

async function open(change: Parameters<typeof quoteOf>[1] = {}) {
  localStorage.setItem('cart', formatCart(cartOf(line())));
  const quotes: unknown[] = [];
  const piece = await mountPiece(app, {
    ...{ path: '/cart', page: { id: 'cart', params: {} }, session: null },
    api: (path, init) => {
      if (path !== '/api/checkout/quote') return new Response(null, { status: 404 });
      quotes.push(JSON.parse(init?.body as string));
      return Response.json(quoteOf(init?.body as string, change));
    },
  });
  return { view: within(piece.element), quotes };
}

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the total of the cart', () => {
  it('is that of France, and says so, while the place of delivery is unknown', async () => {
    const { view } = await open();
    expect(await view.findByText('Livraison standard en France')).toBeTruthy();
    expect(view.getByText(/^Prix pour la France, TVA comprise\. Pour un autre pays ou l’outre-mer/)).toBeTruthy();
  });

  it('has the price and the VAT of the place that was typed in the checkout', async () => {
    keepDraft({ ...EMPTY_DRAFT, address: { ...EMPTY_DRAFT.address, country: 'CH', postalCode: '1201' } });
    const { view, quotes } = await open({ shippingCents: 500, vatCents: 0, vatNotice: 'Exonération de TVA' });
    expect(await view.findByText('Exonération de TVA')).toBeTruthy();
    expect(view.getByText('Livraison standard, 1201 Suisse')).toBeTruthy();
    expect(quotes[0]).toMatchObject({ country: 'CH', postalCode: '1201' });
    expect(view.queryByText(/pour la France/)).toBeNull();
  });
});
