import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from '#app';

const number = 'PM-26-004217';

async function openOrder(api: (path: string) => Response) {
  const page = { id: 'order', params: { number } };
  const session = { token: 'a.b.c', role: 'customer' } as const;
  const piece = await mountPiece(app, { path: `/orders/${number}`, page, session, api });
  return { ...piece, screen: within(piece.element) };
}

describe('the page of an order', () => {
  it('finds no order that is not in the owner’s own list', async () => {
    const { screen, record } = await openOrder(() => Response.json({ items: [], next: null, total: 0 }));
    expect(await screen.findByRole('heading', { name: 'Commande introuvable' })).not.toBeNull();
    expect(record.heads.at(-1)).toMatchObject({ status: 404 });
  });

  it('looks the same for an order of another customer', async () => {
    const { screen } = await openOrder((path) =>
      path.includes('?')
        ? Response.json({ items: [{ id: '018f3c1e-0000-7000-8000-000000000001', number }], next: null, total: 1 })
        : Response.json({ code: 'ORDER_NOT_FOUND', message: 'Cette commande n’existe pas.' }, { status: 404 }),
    );
    expect(await screen.findByRole('heading', { name: 'Commande introuvable' })).not.toBeNull();
  });

  it('finds no other order with the same prefix', async () => {
    const { screen } = await openOrder(() =>
      Response.json({
        items: [{ id: '018f3c1e-0000-7000-8000-000000000001', number: `${number}9` }],
        next: null,
        total: 1,
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Commande introuvable' })).not.toBeNull();
  });
});
