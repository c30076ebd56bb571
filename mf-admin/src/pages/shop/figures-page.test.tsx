import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from '#app';

const figures = (cents: number) => ({
  revenue: { cents, orders: 4, averageCents: cents / 4, onlineCents: cents, marketCents: 0, refundedCents: 0 },
  byDay: [{ day: '2026-11-01', cents, orders: 4 }],
});

const answers: readonly (readonly [part: string, answer: object])[] = [
  ['figures?from=2026-11-01', figures(20_000)],
  ['figures?from=2026-10-01', figures(10_000)],
  ['figures?from=2025-11-01', figures(0)],
  [
    'margins?',
    {
      items: [
        { id: 'a', name: 'Carré', quantity: 10, cents: 6000, netCents: 5000, costCents: 1250 },
        { id: 'b', name: 'Rond', quantity: 1, cents: 600, netCents: 500, costCents: null },
      ],
    },
  ],
  ['cohorts', { items: [{ month: '2026-09', customers: 4, returning: 1, orders: 6, cents: 20_000 }] }],
];

async function openFigures() {
  const { element } = await mountPiece(app, {
    path: '/admin/figures?period=2026-11',
    page: { id: 'figures', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address) => {
      const found = answers.find(([part]) => address.startsWith(`/api/admin/${part}`));
      return new Response(JSON.stringify(found?.[1] ?? {}), {
        status: found ? 200 : 404,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  return within(element);
}

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

describe('the figures of a period', () => {
  it('are shown beside those of the period before and of the year before', async () => {
    const screen = await openFigures();
    const row = (await screen.findByRole('rowheader', { name: 'Ventes TTC' })).closest('tr');
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => plain(textContent));
    expect(cells[0]).toContain('200,00 €');
    expect(cells[1]).toContain('100,00 €');
    expect(cells[1]).toContain('100 %');
    // No percentage of nothing.
    expect(cells[2]).not.toContain('%');
  });

  it('show a margin only for a product with a cost', async () => {
    const screen = await openFigures();
    const carre = (await screen.findByRole('rowheader', { name: 'Carré' })).closest('tr');
    expect(plain(carre?.textContent)).toContain('37,50 €75 %');
    const rond = screen.getByRole('rowheader', { name: 'Rond' }).closest('tr');
    expect(rond?.textContent).toContain('non noté');
    expect(rond?.lastElementChild?.textContent).toContain('–');
  });

  it('show which share of the customers of a month comes back', async () => {
    const screen = await openFigures();
    const row = (await screen.findByRole('rowheader', { name: /septembre/ })).closest('tr');
    expect(plain(row?.textContent)).toContain('25 %');
  });
});
