import { mountPiece } from '@aimante/testing';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from '#app';
import { order } from '../../order/order.fixture.ts';

beforeEach(() => void jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined));

it('asks again for an order that was paid on a page of another remote', async () => {
  let shown = order({ status: 'en_attente', paymentStatus: 'pending' });
  const page = { id: 'order-tracking', params: {} };
  const path = '/orders/track#token=signed-token';
  const piece = await mountPiece(app, {
    ...{ path, page },
    session: null,
    api: (asked) => (asked.includes('/track/') ? Response.json(shown) : Response.json({}, { status: 404 })),
  });
  const screen = within(piece.element);
  await screen.findByRole('heading', { level: 1, name: 'Il ne reste qu’à payer' });
  await piece.goTo('/orders/track', page);
  shown = order({ status: 'en_cours', paymentStatus: 'paid' });
  await piece.goTo(path, page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nous regardons vos photos' })).toBeTruthy();
  await piece.unmount();
});
