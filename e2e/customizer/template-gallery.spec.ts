import { main } from '../fixtures/main.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const SUNSET = '14-coucher-soleil.jpg';

test(
  'a birth card leads to its templates, and the chosen one to the editor with the first photo in it',
  main(),
  async ({ page }) => {
    await page.goto('/products/magnet-faire-part-naissance');
    await page.getByRole('link', { name: 'Ou partez d’un modèle' }).click();
    await expect(page).toHaveURL(/\/templates\?product=magnet-faire-part-naissance$/);
    const gallery = page.getByRole('main');
    await expect(gallery.getByRole('heading', { level: 1 })).toHaveText('Partez d’un beau modèle');
    await expect(gallery.getByRole('heading', { level: 2 })).toContainText([
      'Faire-part de naissance',
      'Save the date',
    ]);
    await expect(gallery.getByText('Magnet 10 × 7 cm, dès 3,90 €').first()).toBeVisible();
    await expectSound(page, 'the gallery of templates for a product');

    await gallery.getByRole('link', { name: 'Utiliser le modèle Comète' }).click();
    await expect(page).toHaveURL(/\/products\/magnet-faire-part-naissance\/customize\/guest\?template=comete$/);
    await expect(page.getByText('Votre modèle : Comète')).toBeVisible();
    await expectSound(page, 'the editor that waits for a photo for a template');
    const cropper = new CropperPage(page);
    await cropper.add(SUNSET);
    await cropper.shown(SUNSET);
    const texts = async () =>
      (await savedItems(page))[0]?.recipe.design?.layers.flatMap((layer) =>
        layer.kind === 'text' ? [layer.text] : [],
      );
    await expect.poll(texts).toEqual(['Adèle', '8 JANVIER 2027', '4 h 12 · 3,120 kg · 49 cm']);
    await expect(page).toHaveURL(/\/customize\/guest$/);
    await expect(page.getByRole('button', { name: 'Texte', exact: true })).toHaveAttribute('aria-pressed', 'true');
  },
);

test('the gallery is narrowed by occasion, photo and colour, and says when nothing is left', async ({ page }) => {
  await page.goto('/templates');
  const gallery = page.getByRole('main');
  const cards = gallery.getByRole('link', { name: /^Utiliser le modèle/ });
  await expect(cards).toHaveCount(20);
  await gallery.getByRole('button', { name: /^Carte de visite/ }).click();
  await gallery.getByRole('combobox', { name: 'Photo' }).selectOption('Sans photo');
  await expect(cards).toHaveCount(3);
  await expect(page).toHaveURL(/\?occasion=card&photo=without$/);
  await page.reload();
  await expect(cards).toHaveCount(3);
  await gallery.getByRole('button', { name: /^Calendrier/ }).click();
  await expect(gallery.getByRole('heading', { name: 'Aucun modèle pour ce choix' })).toBeVisible();
  await expectSound(page, 'the gallery of templates without a match');
  await gallery.getByRole('button', { name: 'Voir tous les modèles' }).click();
  await expect(cards).toHaveCount(20);
});

test('a template without a photo goes on without one', async ({ page }) => {
  await page.goto('/en/templates?occasion=card');
  await page.getByRole('link', { name: 'Use the Line template' }).click();
  await page.getByRole('button', { name: 'Continue without a photo' }).click();
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
  const kinds = async () => (await savedItems(page))[0]?.recipe.design?.layers.map(({ kind }) => kind);
  await expect.poll(kinds).toContain('text');
});
