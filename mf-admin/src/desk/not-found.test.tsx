import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from '#app';

const unknown = () => Response.json({ code: 'NOT_FOUND', message: 'Introuvable', requestId: 'r' }, { status: 404 });
const malformed = () =>
  Response.json(
    { code: 'VALIDATION_FAILED', message: 'Adresse invalide', details: { in: 'params', issues: [] }, requestId: 'r' },
    { status: 400 },
  );

describe('the page of a thing that does not exist', () => {
  it.each([
    ['order', '/admin/orders'],
    ['product', '/admin/products'],
    ['batch', '/admin/batches'],
    ['contact-thread', '/admin/contact'],
    ['market-event', '/admin/market'],
  ])('%s: explains an unknown or malformed id, and links its list', async (id, list) => {
    for (const [param, answer] of [
      ['01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3', unknown],
      ['abc', malformed],
    ] as const) {
      const piece = await mountPiece(app, {
        path: `${list}/${param}`,
        page: { id, params: { id: param } },
        session: { token: 't', role: 'admin' },
        // The API has no call for one market: the page looks up the id in the list.
        api: (path) => (path.startsWith('/api/admin/market/events') ? Response.json([]) : answer()),
      });
      const screen = within(piece.element);
      await screen.findByText('Cette page n’existe pas');
      const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === list);
      expect(links.length).toBeGreaterThan(1);
      expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
      await piece.unmount();
    }
  });
});
