import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const texts = {
  ...{ name: 'Magnet carré', description: '', longDescription: '<p>Souple</p>', material: null, specs: {} },
  ...{ features: [], applications: [], seoTitle: null, seoDescription: null },
};
const product = {
  ...{ id: 'one', version: 1, name: texts.name, slug: 'un', translations: { fr: texts }, priceCents: 450, stock: 4 },
  variants: [{ id: 'v', sku: 'ROND', options: [], priceCents: null, stock: 1, version: 1 }],
};
const costs = [
  { variantId: 'v', costCents: 80, validFrom: '2026-11-01' },
  { variantId: null, costCents: 120, validFrom: '2026-08-01' },
];

it('lists what a product and its formats cost, and removes one of these costs', async () => {
  const sent: unknown[] = [];
  const { element } = await mountPiece(app, {
    path: '/admin/products/one',
    page: { id: 'product', params: { id: 'one' } },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      if (init?.method === 'PUT') sent.push(init.body);
      const isList = address.includes('/categories') || address.includes('/print-profiles');
      if (isList) return json([]);
      if (address.endsWith('/costs')) return json(costs);
      return address === '/api/admin/products/one' ? json(product) : json({}, 404);
    },
  });
  const panel = within(await within(element).findByRole('region', { name: 'Coût' }));
  expect((await panel.findByText(/ROND, depuis le/)).nextElementSibling?.textContent).toContain('0,80');
  expect(panel.getByText(/Tous les formats, depuis le/).nextElementSibling?.textContent).toContain('1,20');
  await userEvent.click(panel.getByRole('button', { name: /1er.novembre/ }));
  await waitFor(() => expect(sent).toEqual([JSON.stringify({ variantId: 'v', validFrom: '2026-11-01', cost: null })]));
});
