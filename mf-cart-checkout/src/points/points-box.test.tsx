import type { Quote, QuoteRequest } from '@aimante/api-contract/checkout';
import type { Session } from '@aimante/contract';
import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { cartOf, line } from '../cart/cart.fixture.ts';
import { formatCart, parseCart } from '../cart/storage/cart-format.ts';
import { quoteOf } from '../quote/quote.fixture.ts';

/** A shop where the customer has 130 points, of which 100 pay 5 €. */
function answer(body: string, session: Session | null): Quote {
  const { usesPoints = false } = JSON.parse(body) as QuoteRequest;
  const offer = { balance: 130, usable: 100, cents: 500, isChosen: usesPoints };
  const used = usesPoints ? { discountCents: 500, pointsCents: 500, totalCents: 400 } : {};
  return quoteOf(body, session ? { points: offer, ...used } : {});
}

async function openCart(session: Session | null) {
  localStorage.setItem('cart', formatCart(cartOf(line())));
  const api = (path: string, init?: RequestInit) =>
    path === '/api/checkout/quote'
      ? Response.json(answer(init?.body as string, session))
      : new Response(null, { status: 404 });
  const piece = await mountPiece(app, { path: '/cart', page: { id: 'cart', params: {} }, api, session });
  return { view: within(piece.element), user: userEvent.setup() };
}

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => localStorage.clear());

describe('points in the cart', () => {
  it('are offered with what they save, and taken off at once', async () => {
    const { view, user } = await openCart({ token: 'own', role: 'customer' });
    const choice = await view.findByRole<HTMLInputElement>('checkbox', {
      name: /Utiliser 100 points.: 5,00.€ de moins/,
    });
    expect(choice.checked).toBe(false);
    await user.click(choice);
    const row = await view.findByText('Vos points fidélité');
    expect(row.parentElement?.textContent).toMatch(/−5,00/);
    await waitFor(() => expect(view.getByText('Total').parentElement?.textContent).toContain('4,00'));
    expect(parseCart(localStorage.getItem('cart') ?? '')?.usesPoints).toBe(true);
  });

  it('are not offered to a guest', async () => {
    const { view } = await openCart(null);
    await view.findByText('Chez vous entre le ven. 27 nov. et le mer. 2 déc.');
    expect(view.queryByRole('checkbox', { name: /points/ })).toBeNull();
  });
});
