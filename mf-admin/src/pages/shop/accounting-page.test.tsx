import { mountPiece } from '@aimante/testing';
import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const row = { rate: 20, documents: 3, netCents: 1000, vatCents: 200, grossCents: 1200 };
const books = {
  netCents: 1500,
  vatCents: 300,
  creditCents: -120,
  rates: [
    { ...row, channel: 'online' },
    { ...row, channel: 'market', documents: 1, netCents: 500, vatCents: 100, grossCents: 600 },
  ],
  series: [
    { series: 'F', year: 2026, first: 12, last: 14, count: 3, missing: [] },
    { series: 'A', year: 2026, first: 3, last: 6, count: 3, missing: [5] },
  ],
  fecName: '102030400FEC20261031.txt',
  entries: 5,
  lines: 14,
};

let close = async () => {};
afterEach(() => close());

async function openBooks(search: string, answer: () => Response = () => Response.json(books)) {
  const asked: string[] = [];
  const piece = await mountPiece(app, {
    path: `/admin/accounting${search}`,
    page: { id: 'accounting', params: {} },
    session: { token: 't', role: 'admin' },
    api: (path) => {
      if (!path.startsWith('/api/admin/accounting')) return Response.json({}, { status: 404 });
      asked.push(path);
      return answer();
    },
  });
  close = piece.unmount;
  return { screen: within(piece.element), asked, went: piece.record.navigations };
}

it('shows turnover and VAT by channel, their sum, and the number that is missing', async () => {
  const { screen, asked } = await openBooks('?period=2026-10');
  expect(await screen.findByRole('row', { name: /^octobre.2026.*4.*15,00.*3,00.*18,00/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Marchés.*20.%.*6,00/ })).toBeTruthy();
  expect(screen.getByText('Sans trou')).toBeTruthy();
  expect(screen.getByText(/^Numéro manquant.: 000005$/)).toBeTruthy();
  expect(asked).toEqual(['/api/admin/accounting?from=2026-10-01&to=2026-10-31']);
});

it('moves to the month before, and changes to the quarter of its last day', async () => {
  const { screen, went } = await openBooks('?period=2026-10');
  await userEvent.click(await screen.findByRole('button', { name: 'Période précédente' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'quarter');
  expect(went).toEqual(['/admin/accounting?period=2026-09', '/admin/accounting?period=2026-Q4']);
});

it('asks for days in order before it reads the books again', async () => {
  const { screen, asked } = await openBooks('?period=2026-10-01..2026-10-15');
  await screen.findByText('Sans trou');
  await userEvent.clear(screen.getByLabelText('Au'));
  await userEvent.type(screen.getByLabelText('Au'), '2026-09-01');
  expect(screen.getByText('Choisissez deux jours d’une même année, dans l’ordre.')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it('says that a period has no sale, and offers to try again after a failure', async () => {
  const empty = { ...books, rates: [], series: [], lines: 0 };
  let isBroken = true;
  const { screen } = await openBooks('', () => (isBroken ? Response.json({}, { status: 500 }) : Response.json(empty)));
  const again = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Aucune vente dans cette période.')).toBeTruthy();
});
