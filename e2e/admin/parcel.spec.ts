import { readFile } from 'node:fs/promises';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { payForSquares } from './ordered.ts';

test('a label is made with one press, comes as a PDF, and its parcel is in the list', main(), async ({ page }) => {
  test.setTimeout(90_000);
  const order = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 2 }]);
  const desk = new DeskPage(page);
  await desk.open('/admin');
  await desk.approvePhotoOf(order.id);

  await desk.navigate(`/admin/orders/${order.id}`);
  const parcels = page.getByRole('region', { name: 'Colis' });
  const [label] = await Promise.all([
    page.waitForEvent('download'),
    parcels.getByRole('button', { name: 'Créer l’étiquette' }).click(),
  ]);
  const file = await readFile((await label.path()) ?? '');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const number = label.suggestedFilename().replace('.pdf', '');
  expect(number).toMatch(/^6A\d{11}$/);
  await expect(parcels.getByText('À déposer')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Numéro de suivi' })).toHaveValue(number);

  await desk.navigate(`/admin/parcels?q=${order.number}`);
  const row = page.getByRole('row', { name: new RegExp(order.number) });
  await expect(row).toContainText(`Colissimo ${number}`);
  await row.getByRole('checkbox').check();
  await desk.button('Annuler l’étiquette').click();
  await desk.question.getByRole('button', { name: 'Annuler l’étiquette' }).click();
  await expect(row).toContainText('Annulé');

  await desk.navigate(`/admin/orders?q=${order.number}`);
  await page
    .getByRole('row', { name: new RegExp(order.number) })
    .getByRole('checkbox')
    .check();
  const [again] = await Promise.all([page.waitForEvent('download'), desk.button('Étiquettes PDF').click()]);
  expect(again.suggestedFilename()).not.toBe(label.suggestedFilename());
});
