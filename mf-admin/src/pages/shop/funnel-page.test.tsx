import { mountPiece } from '@aimante/testing';
import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const steps = [
  { step: 'visit', visits: 200 },
  { step: 'product', visits: 100 },
  { step: 'cart', visits: 20 },
  { step: 'checkout', visits: 10 },
  { step: 'order', visits: 5 },
];
const releases = [
  { remote: 'site', release: 'abc', visits: 200, orders: 5 },
  { remote: 'mf-catalog', release: '0.1.0-aaaa', visits: 150, orders: 3 },
];
const products = [{ id: 'p1', name: 'Magnet carré', category: 'Magnets', priceCents: 450, views: 42 }];

let close: () => Promise<void>;
afterEach(() => close());

async function open(funnel: object, search = '') {
  const asked: string[] = [];
  const piece = await mountPiece(app, {
    path: `/admin/funnel?period=2026-11${search}`,
    page: { id: 'funnel', params: {} },
    session: { token: 't', role: 'admin' },
    api: (path) => {
      if (!path.startsWith('/api/admin/funnel')) return Response.json({}, { status: 404 });
      asked.push(path);
      return Response.json(funnel);
    },
  });
  close = piece.unmount;
  return { view: within(piece.element), asked, went: piece.record.navigations };
}

it('shows each step with its share in a table, and offers the releases of the period', async () => {
  const { view, asked, went } = await open({ steps, releases, products });
  expect(await view.findByRole('row', { name: /Panier rempli 20 10\s% 20\s%/ })).toBeTruthy();
  expect(view.getByRole('row', { name: /Magnet carré Magnets 4,50\s€ 42/ })).toBeTruthy();
  expect(asked).toEqual(['/api/admin/funnel?from=2026-11-01&to=2026-11-30']);
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Version' }), 'mf-catalog@0.1.0-aaaa');
  await waitFor(() => expect(went.at(-1)).toContain('release=mf-catalog%400.1.0-aaaa'));
});

it('asks for the release of the address', async () => {
  const { view, asked } = await open({ steps, releases, products }, '&release=mf-catalog%400.1.0-aaaa');
  await view.findByRole('row', { name: /Panier rempli/ });
  expect(asked[0]).toContain('remote=mf-catalog&release=0.1.0-aaaa');
});

it('says so when nothing was counted', async () => {
  const none = steps.map(({ step }) => ({ step, visits: 0 }));
  const { view } = await open({ steps: none, releases: [], products: [] });
  expect(await view.findByText('Aucune visite comptée sur cette période.')).toBeTruthy();
});
