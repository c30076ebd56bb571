import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOrder } from './open-order.fixture.ts';
import { order } from './order.fixture.ts';

// A whole page is slow on a busy machine.
jest.setTimeout(20_000);

describe('an order on a page with an ended session', () => {
  const refused = { code: 'UNAUTHENTICATED', message: 'Veuillez vous connecter.' };
  /** Refuses the dead session, and stores the picture of any other caller. */
  const tusServer = (path: string, init?: RequestInit) => {
    const login = new Headers(init?.headers).get('authorization');
    if (path === '/api/auth/login') return Response.json({ token: 'new', user: { role: 'customer' } });
    if (login === 'Bearer a.b.c') return Response.json(refused, { status: 401 });
    if (init?.method === 'POST' && path.endsWith('/api/uploads'))
      return new Response(null, { status: 201, headers: { location: '/api/uploads/1' } });
    if (init?.method === 'PATCH')
      return new Response(null, { status: 204, headers: { 'upload-offset': '1', 'photo-id': 'photo-1' } });
    return Response.json({ createdAt: '2026-05-01T10:00:00.000Z' }, { status: 201 });
  };
  const claimed = async (change: Partial<Order> = {}) => {
    const visit = await openOrder(order({ status: 'termine', ...change }, { canClaim: true }), {
      isOwner: true,
      answer: tusServer,
    });
    const { press, screen } = visit;
    await press('Signaler un problème');
    await userEvent.type(screen.getByLabelText('Racontez-nous'), 'Un magnet sur deux.');
    await userEvent.upload(
      screen.getByLabelText(/Ajouter des photos/),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    );
    await press('Envoyer');
    return { ...visit, dialog: within(await within(document.body).findByRole('dialog')) };
  };

  it('sends a claim and its picture again after signing in on the page', async () => {
    const { calls, dialog, screen } = await claimed();
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'camille@example.org');
    await userEvent.type(dialog.getByLabelText(/^Mot de passe/), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Se connecter' }));
    await screen.findByText(/^Merci, nous avons votre message/);
    expect(calls.at(-1)).toMatchObject({
      body: { message: 'Un magnet sur deux.', photoIds: ['photo-1'] },
      login: 'Bearer new',
    });
  });

  it('keeps the claim and its picture after the answer "later"', async () => {
    const { dialog, screen } = await claimed();
    await userEvent.click(dialog.getByRole('button', { name: 'Plus tard' }));
    await screen.findByText('Veuillez vous connecter.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Racontez-nous').value).toBe('Un magnet sur deux.');
    expect(screen.getByLabelText('1 photo ajoutée')).toBeTruthy();
  });

  it('lets a guest go on with the signed link of the order', async () => {
    const { calls, dialog, screen } = await claimed({ isGuestOrder: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Continuer sans compte' }));
    await screen.findByText(/^Merci, nous avons votre message/);
    expect(calls.at(-1)).toMatchObject({ login: null, token: order().trackToken });
  });
});
