import { mountPiece } from '@aimante/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const order = { id: 'one', number: 'AIM-0001', customer: { name: 'Nora Petit', email: 'nora@exemple.test' } };

// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

it('keeps its choice when new entries arrive before it', async () => {
  let answerOrders = (_: Response) => {};
  const { record } = await mountPiece(app, {
    path: '/admin/coupons',
    page: { id: 'coupons', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address) => {
      if (address.startsWith('/api/coupons')) return json([]);
      if (!address.startsWith('/api/admin/orders')) return json({}, 404);
      return new Promise((resolve) => {
        answerOrders = resolve;
      });
    },
  });
  const page = within(document.body);
  await page.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await page.findByRole('combobox', { name: 'Commande, client, produit, action…' }), 'produit');
  await page.findByRole('option', { name: /^Commandes.*produit/ });
  await userEvent.keyboard('{ArrowUp}');
  answerOrders(json({ items: [order], next: null, total: 1 }));
  await page.findByRole('option', { name: /AIM-0001/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(record.navigations).toEqual(['/admin/orders?q=produit']));
});
