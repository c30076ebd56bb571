import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { payForSquares } from './ordered.ts';

test('the stock of paper falls with a printed batch, and warns until a delivery comes', async ({ page }) => {
  test.setTimeout(90_000);
  const order = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 1 }]);
  const desk = new DeskPage(page);
  const name = `Papier ${order.number}`;
  const row = () => page.getByRole('row').filter({ hasText: name });

  await test.step('a material is added, with what a sheet takes, and counted', async () => {
    await desk.open('/admin/materials');
    await desk.button('Nouvelle matière').first().click();
    await desk.fillDrawer({ Nom: name, 'Seuil d’alerte': '10', 'Par planche A4': '1' }, 'Enregistrer');
    await desk.button(name).click();
    await desk.fillDrawer({ Mouvement: 'count', Quantité: '10' }, 'Enregistrer');
    await expect(row()).toContainText('10 feuilles');
    await expect(row()).toContainText('En stock');
    await desk.expectSound('the list of materials');
  });

  await test.step('a printed batch takes a sheet of it, and the dashboard warns', async () => {
    await desk.approvePhotoOf(order.id);
    await desk.navigate(`/admin/orders?q=${order.number}`);
    await desk.makeBatch(order.number);
    await desk.button('Marquer comme imprimé').click();
    await expect(desk.button('Marquer comme imprimé')).toHaveCount(0);
    await desk.navigate('/admin');
    await expect(page.getByRole('link', { name: new RegExp(`${name} \\(9 feuilles\\)`) })).toBeVisible();
  });

  await test.step('a delivery ends the warning, and the history tells all', async () => {
    await desk.navigate('/admin/materials');
    await expect(row()).toContainText('À commander');
    await desk.button(name).click();
    await expect(desk.dialog).toContainText('Lot imprimé');
    await desk.fillDrawer({ Quantité: '250' }, 'Enregistrer');
    await expect(row()).toContainText('259 feuilles');
    await expect(row()).toContainText('En stock');
  });
});
