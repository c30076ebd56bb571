import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from '#app';

const row = (id: string, action: string) => ({
  ...{ id, action, at: '2026-11-20T10:00:00Z', actor: null, role: 'admin', entity: 'order', entityId: `order-${id}` },
  ...{ ip: null, requestId: null, before: null, after: null },
});

it('names an audited action in words, and one that is newer than the page by its code', async () => {
  const items = [row('1', 'order.mark-paid'), row('2', 'order.teleport'), row('3', 'order.refund.twice')];
  const { element, unmount } = await mountPiece(app, {
    path: '/admin/audit',
    page: { id: 'audit', params: {} },
    session: { token: 't', role: 'admin' },
    api: (path) =>
      path.startsWith('/api/admin/audit')
        ? Response.json({ items, next: null, total: 3 })
        : Response.json({}, { status: 404 }),
  });
  const screen = within(element);
  await screen.findByText('Paiement noté');
  expect(screen.getAllByText('order.mark-paid')).toHaveLength(1);
  for (const code of ['order.teleport', 'order.refund.twice']) expect(screen.getAllByText(code)).toHaveLength(2);
  await unmount();
});
