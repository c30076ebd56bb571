import { readFile } from 'node:fs/promises';
import { renderDesign } from '@aimante/print/tile';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage, photo } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const SUNSET = '14-coucher-soleil.jpg';
const BEAR = '13-ourson-carre.jpg';

test('a calendar begins with any month, has an own date, and is printed with both', async ({ page }) => {
  const cropper = new CropperPage(page);
  await page.goto('/products/magnet-calendrier/customize/guest?quantity=2');
  await cropper.add(SUNSET);
  await cropper.shown(SUNSET);
  await cropper.add(BEAR);
  await page.getByRole('button', { name: 'Modèle', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Dates/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Utiliser le modèle Almanach' }).click();

  await page.getByRole('button', { name: 'Dates', exact: true }).click();
  const first = page.getByLabel('Premier mois');
  const year = Number((await first.inputValue()).slice(0, 4));
  const [month] = await first
    .locator('option', { hasText: 'Mai' })
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await first.selectOption(month ?? '');
  await expect(page.getByRole('heading', { name: `Mai ${month?.slice(0, 4)}` })).toBeVisible();
  await page.getByRole('button', { name: /^\S+ 1 mai, Fête du Travail$/ }).click();
  await page.getByLabel('Ajouter une date').fill('Anniversaire de Léa');
  await page.locator('form').getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('1 sur 24')).toBeVisible();

  const saved = async () => (await savedItems(page))[0]?.recipe;
  await expect.poll(async () => JSON.stringify(await saved())).toContain('Anniversaire de Léa');
  const recipe = await saved();
  const texts = recipe?.design?.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []));
  expect(texts).toContain(`${month?.slice(0, 4)}–${Number(month?.slice(0, 4)) + 1}`);
  expect(year).toBeGreaterThan(2025);

  // The server draws the sign of the date in its colour.
  if (!recipe) throw new Error('The draft has no recipe');
  const output = { width: 1000, height: 1400 };
  const magnet = { trim: { width: 100, height: 140 }, bleed: 0 };
  const tile = await renderDesign(await readFile(photo(SUNSET)), recipe, { magnet, output });
  const { data } = await tile.raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3)
    if (data[at] === 0xc8 && data[at + 1] === 0x40 && data[at + 2] === 0x1c) red += 1;
  expect(red).toBeGreaterThan(200);
});

test('twelve magnets: each photo gets the next month', async ({ page }) => {
  const cropper = new CropperPage(page);
  await page.goto('/products/magnet-calendrier/customize/guest?quantity=2');
  await cropper.add(SUNSET);
  await cropper.shown(SUNSET);
  await cropper.add(BEAR);
  await expect.poll(async () => (await savedItems(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Modèle', exact: true }).click();
  await page.getByRole('button', { name: 'Utiliser le modèle Colonne' }).click();
  await page.getByRole('button', { name: 'Dates', exact: true }).click();
  await page.getByLabel('Sur le magnet').selectOption('Un seul mois');
  await page.getByRole('button', { name: 'Un mois par photo' }).click();
  const months = async () =>
    (await savedItems(page)).map(({ recipe }) =>
      recipe.design?.layers.flatMap((one) => (one.kind === 'calendar' ? [one.first.slice(5)] : [])),
    );
  await expect.poll(months).toEqual([['01'], ['02']]);
});
