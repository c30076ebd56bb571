import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

it('begins a new coupon by its address, on the page of coupons too', async () => {
  const coupons = { id: 'coupons', params: {} };
  const piece = await mountPiece(app, {
    path: '/admin/coupons',
    page: coupons,
    session: { token: 't', role: 'admin' },
    api: (address) => (address.startsWith('/api/coupons') ? Response.json([]) : Response.json({}, { status: 404 })),
  });
  const page = within(document.body);
  await page.findByRole('heading', { level: 1 });
  expect(page.queryByRole('dialog')).toBeNull();
  await piece.goTo('/admin/coupons?new=1', coupons);
  await page.findByRole('dialog', { name: 'Créer un code promo' });
  await userEvent.click(page.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(piece.record.navigations).toEqual(['/admin/coupons']));
});
