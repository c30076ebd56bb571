import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const NAME = 'de-la-messagerie.jpg';

async function squarePhoto(path: string, side: number): Promise<string> {
  const channels = 3;
  const data = Buffer.from(Array.from({ length: side * side * channels }, (_, index) => (index * 7) % 251));
  writeFileSync(
    path,
    await sharp(data, { raw: { width: side, height: side, channels } })
      .jpeg()
      .toBuffer(),
  );
  return path;
}

test(
  'a photo under print quality is sharp on a smaller size, with the same framing',
  main(),
  async ({ page }, testInfo) => {
    const cropper = new CropperPage(page);
    await cropper.openFreeTool('10 × 10 cm');
    await cropper.addFile(await squarePhoto(testInfo.outputPath(NAME), 600));
    await cropper.shown(NAME);
    await page.keyboard.press('+');
    const offer = page.getByRole('group', { name: 'Choisir une taille plus petite' });
    await expect(cropper.dialog.locator(offer).getByRole('button')).toHaveText([/^5.×.5.cm$/, /^3.×.3.cm$/]);
    await cropper.validateAll();

    const notice = page.getByRole('status').filter({ hasText: `${NAME} sera floue.` });
    await expect(notice).toContainText('interpolation bicubique');
    // The draft is saved a moment after the last gesture.
    await expect.poll(async () => (await savedItems(page))[0]?.recipe.scale).toBe(1.1);
    const [before] = await savedItems(page);
    await notice.getByRole('button', { name: '5 × 5 cm' }).click();
    await expect(page.getByText('Vos photos sont maintenant au format 5 × 5 cm.')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Format 5 × 5 cm');
    await expect(cropper.title).toHaveText('Images prêtes');
    await expect.poll(async () => (await savedItems(page))[0]?.recipe).toEqual(before?.recipe);
  },
);

test('on a product, a smaller size is the page of another magnet with the same photos', async ({ page }, testInfo) => {
  const cropper = new CropperPage(page);
  await page.goto('/products/magnet-carre-7x7/customize/guest');
  await cropper.addFile(await squarePhoto(testInfo.outputPath(NAME), 400));
  await cropper.shown(NAME);
  await cropper.validateAll();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeDisabled();

  await page
    .getByRole('group', { name: 'Choisir une taille plus petite' })
    .getByRole('button', { name: /^5.×.5.cm · 4,50.€$/ })
    .click();
  await expect(page).toHaveURL(/\/products\/magnet-carre-5x5\/customize\/guest$/);
  await expect(cropper.title).toHaveText('Images prêtes');
  await expect(page.getByRole('region', { name: 'Votre lot' })).not.toContainText('floue');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page).toHaveURL(/\/cart$/);

  await page.goto('/products/magnet-carre-7x7/customize/guest');
  await expect(page.getByRole('button', { name: 'Choisir des photos' })).toBeVisible();
});

test('a photo that is too small for every size is enlarged only after a yes that names the method', async ({
  page,
}) => {
  const cropper = new CropperPage(page);
  await page.goto('/products/magnet-carre-5x5/customize/guest');
  await cropper.add('06-trop-petite-300x200.jpg');
  await cropper.shown('06-trop-petite-300x200.jpg');
  await cropper.validateAll();
  const card = page.getByRole('region', { name: 'Votre lot' });
  await expect(card).toContainText('Elle sera agrandie par interpolation bicubique, sans devenir plus nette.');
  await expect(card.getByRole('group')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Ajouter au panier' })).toBeDisabled();
  await card.getByRole('button', { name: 'l’imprimer quand même' }).click();
  await expect(card.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
});
