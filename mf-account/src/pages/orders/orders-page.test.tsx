import type { OrderSummary } from '@aimante/api-contract/orders';
import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const order: OrderSummary = {
  id: '018f3c1e-0000-7000-8000-000000000001',
  number: 'PM-26-004217',
  createdAt: '2026-11-20T09:41:00.000Z',
  status: 'en_cours',
  paymentStatus: 'paid',
  stage: 'bloque',
  mark: 'action_required',
  totalCents: 2360,
  refundedCents: 0,
  itemCount: 9,
  thumbnails: ['/api/photos/1/preview', '/api/photos/2/preview'],
  nextAction: 'replace_photo',
  trackingUrl: null,
};
const page = { id: 'orders', params: {} };
const answer = (items: OrderSummary[], next: string | null = null) =>
  Response.json({ items, next, total: items.length });

async function openOrders(api: (url: URL) => Response, path = '/orders') {
  const asked: URL[] = [];
  const piece = await mountPiece(app, {
    path,
    page,
    session: { token: 'a.b.c', role: 'customer' },
    api: (address) => {
      asked.push(new URL(address, 'http://api.test'));
      return api(new URL(address, 'http://api.test'));
    },
  });
  return { ...piece, asked, screen: within(piece.element) };
}

describe('the list of orders', () => {
  it('shows the current state of an order and one action', async () => {
    const { screen } = await openOrders(() => answer([order]));
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText('Action requise')).not.toBeNull();
    expect(card.getByText('Payée')).not.toBeNull();
    expect(card.getByText(/20 novembre 2026 · 9 magnets/)).not.toBeNull();
    expect(card.getByText('+7')).not.toBeNull();
    const step = card.getByRole('link', { name: 'Remplacer la photo, commande PM-26-004217' });
    expect(step.getAttribute('href')).toBe('/orders/PM-26-004217');
  });

  it('requests what the address names', async () => {
    const { asked } = await openOrders(() => answer([]), '/orders?status=annule&q=PM-26');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.searchParams.get('status')).toBe('annule');
    expect(asked[0]?.searchParams.get('search')).toBe('PM-26');
  });

  it('puts a filter into the address', async () => {
    const { screen, record } = await openOrders(() => answer([order]));
    await userEvent.click(screen.getByRole('button', { name: 'Terminées' }));
    expect(record.navigations).toEqual(['/orders?status=termine']);
  });

  it('keeps the focus while a number is typed', async () => {
    const { screen, record, goTo } = await openOrders(() => answer([order]));
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(search, 'PM');
    await waitFor(() => expect(record.navigations).toEqual(['/orders?q=PM']));
    await userEvent.keyboard('-26');
    await goTo('/orders?q=PM');
    expect(document.activeElement).toBe(search);
    expect(search.value).toBe('PM-26');
  });

  it('shows the number of the address, and none without filters', async () => {
    const { screen, goTo } = await openOrders(() => answer([]), '/orders?q=PM-26');
    const number = () => screen.getByRole<HTMLInputElement>('searchbox').value;
    expect(number()).toBe('PM-26');
    await goTo('/orders');
    expect(number()).toBe('');
  });

  it('brings older orders by the cursor that the server gave', async () => {
    const older = { ...order, id: '018f3c1e-0000-7000-8000-000000000002', number: 'PM-26-000171' };
    const { screen, asked } = await openOrders((url) =>
      url.searchParams.has('cursor') ? answer([older]) : answer([order], 'after-1'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Commandes plus anciennes' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(asked[1]?.searchParams.get('cursor')).toBe('after-1');
  });

  it('invites a customer without orders', async () => {
    const { screen } = await openOrders(() => answer([]));
    expect(await screen.findByRole('link', { name: 'Choisir des magnets' })).not.toBeNull();
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    const { screen } = await openOrders(() => (isDown ? new Response(null, { status: 403 }) : answer([order])));
    expect(await screen.findByText('Erreur lors de la récupération des commandes')).not.toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('listitem')).not.toBeNull();
  });
});
