import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { payForSquares } from './ordered.ts';

test(
  'the workshop takes a magnet out of a paid order, and the customer sees the refund and the new total',
  main(),
  async ({ page }) => {
    test.setTimeout(90_000);
    const order = await payForSquares([
      { file: '13-ourson-carre.jpg', copies: 2 },
      { file: '14-coucher-soleil.jpg', copies: 1 },
    ]);
    const desk = new DeskPage(page);
    await desk.open(`/admin/orders/${order.id}`);
    await desk.button('Modifier les articles').click();
    await desk.button('Retirer').click();
    await expect(desk.dialog.getByText('Diminuez au moins une quantité.')).toBeVisible();
    await desk.dialog.getByRole('button', { name: /^Un de moins .*photo 1$/i }).click();
    await expect(desk.dialog.getByText('À rembourser')).toBeVisible();
    await desk.fillDrawer({ Motif: 'Un magnet de trop' }, 'Retirer et rembourser 4,50\u00a0€');
    const items = page.getByRole('region', { name: 'Articles' });
    await expect(items).toContainText('dont 1 retiré');
    await expect(page.getByRole('listitem').filter({ hasText: /^Articles modifiés/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Avoir A\d{4}-\d{6}/ })).toBeVisible({ timeout: 40_000 });

    await page.goto(`/orders/track#token=${order.trackToken}`);
    await expect(page.getByText('dont 1 retiré et remboursé')).toBeVisible();
    const total = page.getByRole('definition').filter({ hasText: euros(order.totalCents - 450) });
    await expect(page.getByText('Nouveau total')).toBeVisible();
    await expect(total).toBeVisible();
    // The VAT of the magnet that left: 20 % are in its 4,50 €.
    const vat = euros(order.vatCents - 75);
    await expect(page.getByText(/^dont TVA/)).toHaveText(`dont TVA 20 % : ${vat}`);
  },
);

const euros = (cents: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100);
