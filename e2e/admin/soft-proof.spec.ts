import { coatedPaper, tileProfile } from '@aimante/print/press';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { payForSquares } from './ordered.ts';

test('the ICC profile of a paper is kept with its sheet, and shows a photo as the paper will', async ({
  page,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allowAnswer(400, '/api/admin/sheet-profiles');
  const order = await payForSquares([{ file: '14-coucher-soleil.jpg', copies: 1 }]);
  const desk = new DeskPage(page);
  const name = `Couché ${order.number}`;
  const inspector = page.getByRole('complementary', { name: 'Photo sélectionnée' });

  await test.step('the file of a screen is refused, that of a press is described', async () => {
    await desk.open('/admin/settings?tab=production');
    await desk.button('Ajouter une planche').click();
    await desk.fillDrawer({ Nom: name }, 'Enregistrer');
    await desk.button(name).click();
    const upload = desk.dialog.locator('input[type=file]');
    const send = async (profile: Uint8Array) =>
      upload.setInputFiles({
        name: 'papier.icc',
        mimeType: 'application/vnd.iccprofile',
        buffer: Buffer.from(profile),
      });
    await send(await tileProfile());
    await expect(page.getByText('Ce profil ICC n’est pas celui d’une imprimante')).toBeVisible();
    await send((await coatedPaper()).profile);
    await expect(desk.dialog.getByText('Coated FOGRA39L (Aimante)')).toBeVisible();
    await desk.expectSound('a sheet profile with an ICC profile');
    await page.keyboard.press('Escape');
  });

  await test.step('the photo check shows the soft proof, and the photo again', async () => {
    await desk.navigate(`/admin/photo-check?order=${order.id}`);
    await expect(desk.button('Approuver 1 photo verte')).toBeVisible({ timeout: 40_000 });
    await page.keyboard.press('p');
    await inspector.getByLabel('Papier de l’épreuve').selectOption(name);
    await expect(inspector.getByRole('img', { name: `La photo telle que la montrera ${name}` })).toBeVisible();
    await expect(inspector.getByRole('status')).toContainText(/couleurs/i);
    await desk.expectSound('a soft proof');
    await inspector.getByRole('button', { name: /^Épreuve à l’écran/ }).click();
    await expect(inspector.getByRole('img', { name: 'La photo sélectionnée, en grand' })).toBeVisible();
  });

  await test.step('a removed profile leaves the photo check', async () => {
    await desk.navigate('/admin/settings?tab=production');
    await desk.button(name).click();
    await desk.dialog.getByRole('button', { name: 'Retirer' }).click();
    await desk.question.getByRole('button', { name: 'Retirer' }).click();
    await expect(desk.dialog.getByText('Sans profil ICC')).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Supprimer le profil…' }).click();
    await desk.question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(desk.button(name)).toHaveCount(0);
  });
});
