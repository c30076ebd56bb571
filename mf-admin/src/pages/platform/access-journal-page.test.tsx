import { mountPiece } from '@aimante/testing';
import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const row = {
  ...{ id: '1', at: '2026-11-20T10:12:00Z', actor: { id: 'm', email: 'elise@exemple.test' }, role: 'admin' },
  ...{ ip: '203.0.113.7', action: 'books.export-fec', entity: 'books', entityId: '2026-11', requestId: 'r' },
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
};

let close: () => unknown = () => undefined;
afterEach(async () => void (await close()));

async function open(items: readonly object[], search = '') {
  const asked: string[] = [];
  const piece = await mountPiece(app, {
    path: `/admin/team/journal${search}`,
    page: { id: 'access-journal', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address) => {
      if (!address.startsWith('/api/admin/access-journal')) return Response.json({}, { status: 404 });
      asked.push(address);
      return Response.json({ items, next: null, total: items.length });
    },
  });
  close = piece.unmount;
  return { asked, page: within(document.body) };
}

it('says who exported what, and from which device', async () => {
  const { page } = await open([row]);
  const line = within((await page.findByText('Export FEC')).closest('tr') as HTMLElement);
  for (const text of ['elise@exemple.test', 'Chrome, Windows', 'Comptabilité'])
    expect(line.getByText(text)).toBeDefined();
  await userEvent.click(line.getByRole('button', { name: /20.nov/ }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.getByText('203.0.113.7')).toBeDefined();
  expect(dialog.queryByText('Avant')).toBeNull();
});

it('asks the server for one topic', async () => {
  const { page, asked } = await open([row], '?topic=money');
  await page.findByText('Export FEC');
  expect(asked).toEqual(['/api/admin/access-journal?topic=money&limit=50']);
});

it('says so when there is nothing', async () => {
  const { page } = await open([]);
  expect(await page.findByText('Rien au journal')).toBeDefined();
});
