import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { cartOf, line } from '../cart/cart.fixture.ts';
import { formatCart, parseCart } from '../cart/storage/cart-format.ts';
import { quoteOf } from '../quote/quote.fixture.ts';

const kept = () => parseCart(localStorage.getItem('cart') ?? '');

async function openCart() {
  localStorage.setItem('cart', formatCart(cartOf(line())));
  const api = (path: string, init?: RequestInit) =>
    path === '/api/checkout/quote' ? Response.json(quoteOf(init?.body as string)) : new Response(null, { status: 404 });
  const piece = await mountPiece(app, { path: '/cart', page: { id: 'cart', params: {} }, api, session: null });
  return { view: within(piece.element), user: userEvent.setup() };
}

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => localStorage.clear());

describe('a gift in the cart', () => {
  it('is asked for, never assumed', async () => {
    const { view } = await openCart();
    const choice = await view.findByRole<HTMLInputElement>('checkbox', { name: 'C’est un cadeau' });
    expect(choice.checked).toBe(false);
    expect(view.queryByRole('textbox', { name: /Un mot sur la carte/ })).toBeNull();
  });

  it('has a message that stays on the device, and a wrap with the shop’s price', async () => {
    const { view, user } = await openCart();
    await user.click(await view.findByRole('checkbox', { name: 'C’est un cadeau' }));
    await user.type(await view.findByRole('textbox', { name: /Un mot sur la carte/ }), 'Pour mamie');
    await user.click(await view.findByRole('checkbox', { name: /Papier cadeau, 3,90/ }));
    expect(kept()?.gift).toEqual({ message: 'Pour mamie', isWrapped: true });
    const row = await view.findByText('dont papier cadeau');
    expect(row.parentElement?.textContent).toContain('3,90');
    await waitFor(() => expect(view.getByText('Total').parentElement?.textContent).toContain('12,90'));
    expect(view.queryByText(/Le prix a changé/)).toBeNull();
  });

  it('is forgotten when it is no gift any more', async () => {
    const { view, user } = await openCart();
    const choice = await view.findByRole('checkbox', { name: 'C’est un cadeau' });
    await user.click(choice);
    await user.click(choice);
    expect(kept()?.gift).toBeUndefined();
  });
});
