import { readFile } from 'node:fs/promises';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';
import { DeskPage } from './desk-page.ts';

const SUNSET = '14-coucher-soleil.jpg';
/** The team and a visitor. Photos are really decoded, which is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

test('a template that the team uploads is in the editor at once, until it is deleted', async ({
  page,
  browser,
  problems,
}) => {
  problems.allowAnswer(400, '/api/admin/templates');
  const id = `mer-${Date.now().toString(36)}`;
  const name = `Mer ${id.slice(4)}`;
  const file = (content: object) => ({
    name: `${id}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  const staff = await browser.newContext();
  const desk = new DeskPage(await staff.newPage());
  await desk.open('/admin/templates');
  const downloading = desk.page.waitForEvent('download');
  await desk.button('Télécharger un exemple').first().click();
  const example = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { readonly design: object };
  const upload = desk.page.locator('input[type=file]').first();
  const broken = { ...example, id, name, design: { ...example.design, layers: [{ kind: 'frame' }] } };
  await upload.setInputFiles(file(broken));
  await expect(desk.page.getByText(/Calque 1, champ «\u00a0kind\u00a0»\u00a0: il faut background/)).toBeVisible();
  await upload.setInputFiles(file({ ...example, id, name }));
  await desk.button(name).click();
  await expect(desk.dialog.getByText('Summer by the sea')).toBeVisible();
  await desk.expectSound('a template in the back office');
  await desk.page.keyboard.press('Escape');

  await expect(async () => {
    await page.goto('/templates');
    await expect(page.getByRole('link', { name: `Utiliser le modèle ${name}` })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const cropper = new CropperPage(page);
  await page.goto('/products/magnet-carre-7x7/customize/guest');
  await cropper.add(SUNSET);
  await cropper.shown(SUNSET);
  await page.getByRole('button', { name: 'Modèle', exact: true }).click();
  await page.getByRole('button', { name: `Utiliser le modèle ${name}` }).click();
  await expectSound(page, 'the editor with a template of the team');
  const texts = async () =>
    (await savedItems(page))[0]?.recipe.design?.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []));
  await expect.poll(texts).toEqual(['Été à la mer']);

  await desk.page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  await desk.page.getByRole('region', { name: 'Actions groupées' }).getByRole('button', { name: 'Supprimer' }).click();
  await desk.question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(desk.button(name)).toHaveCount(0);
  await page.reload();
  await cropper.shown(SUNSET);
  await page.getByRole('button', { name: 'Modèle', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Utiliser le modèle/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Utiliser le modèle ${name}` })).toHaveCount(0);
  expect(await texts()).toEqual(['Été à la mer']);
  await staff.close();
});
