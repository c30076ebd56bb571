import { areas, mergeLevels } from '@aimante/api-contract/core/rights';
import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const all = Object.fromEntries(areas.map((area) => [area, 'all'] as const));
const mention = {
  ...{ id: 'event', orderId: 'order-7', orderNumber: 'PM-26-000007', text: 'Carton @Léa', author: 'Nora' },
  ...{ at: '2026-11-20T10:00:00Z', isRead: false },
};

async function openBell(mentions: object) {
  const piece = await mountPiece(app, {
    path: '/admin/packing',
    page: { id: 'packing', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address) => {
      if (address.endsWith('/mentions')) return Response.json(mentions);
      if (address.endsWith('/team/rights'))
        return Response.json({ levels: mergeLevels([all]), secondFactor: 'proved' });
      return Response.json({}, { status: 404 });
    },
  });
  await userEvent.click(await within(piece.element).findByRole('button', { name: /^À traiter/ }));
  return within(document.body);
}

it('leads a mention to its order, and does not say that nothing is to do', async () => {
  const menu = await openBell({ items: [mention], unread: 1 });
  const item = await menu.findByRole('menuitem', { name: /Nora vous mentionne sur/ });
  expect(item.getAttribute('href')).toBe('/admin/orders/order-7');
  expect(menu.queryByRole('menuitem', { name: 'Rien à faire.' })).toBeNull();
});
