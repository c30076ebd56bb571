import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const PRODUCT = '/products/magnet-carre-5x5/customize';

test('a visitor is sent to the login and returns to the chosen product', async ({ page }) => {
  await page.goto(`${PRODUCT}?quantity=2`);
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  expect(decodeURIComponent(page.url())).toContain(`${PRODUCT}?quantity=2`);
});

test('photos are cropped to the product’s size and put into the cart', main(), async ({ page }) => {
  await logIn(page, 'customer');
  const cropper = new CropperPage(page);
  await page.goto(`${PRODUCT}?quantity=2`);
  await expect(cropper.title).toHaveText('Personnalisation du Produit');
  await expect(page.getByRole('main')).toContainText('Magnet photo carré 5 × 5 cm');

  await cropper.add('14-coucher-soleil.jpg', '06-trop-petite-300x200.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await expect(cropper.dialog.getByText('Photo 1 sur 2')).toBeVisible();
  await expect(cropper.dialog.getByText(/Fond perdu 3.mm, coupé/)).toBeVisible();
  await cropper.validateAll();

  await expect(cropper.title).toHaveText('Images prêtes');
  const card = page.getByRole('region', { name: 'Votre lot' });
  await expect(card).toContainText('2 sur 2');
  await expect(card).toContainText(/9,00.€/);
  await expect(card).toContainText('06-trop-petite-300x200.jpg sera floue.');
  await card.getByRole('button', { name: 'l’imprimer quand même' }).click();
  await expect(card).not.toContainText('sera floue');

  await card.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();

  await page.goto(PRODUCT);
  await expect(page.getByRole('button', { name: 'Choisir des photos' })).toBeVisible();
});

test(
  'a guest keeps product, set and quantity from the product to the cart, without a login',
  main(),
  async ({ page }) => {
    const cropper = new CropperPage(page);
    await page.goto('/products/magnet-carre-5x5');
    await page.getByRole('radio', { name: /Quantité personnalisée/ }).click();
    await page.getByRole('button', { name: 'Un de plus' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Importer mes images' }).first().click();
    await expect(page).toHaveURL(/\/customize\/guest\?.*quantity=2/);
    await expect(cropper.title).toHaveText('Personnalisation du Produit');
    await expect(page.getByRole('main')).toContainText('Magnet photo carré 5 × 5 cm');
    await cropper.add('14-coucher-soleil.jpg');
    await cropper.shown('14-coucher-soleil.jpg');
    await cropper.validateAll();
    await expect(page.getByRole('region', { name: 'Votre lot' })).toContainText('1 sur 2');
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  },
);

test('a product that is not there says so, with the way back', async ({ page, problems }) => {
  problems.allowAnswer(404, '/api/products/');
  await logIn(page, 'customer');
  await page.goto('/products/nulle-part/customize');
  const alert = page.getByRole('alert').filter({ hasText: 'Nous n’avons pas pu ouvrir ce produit' });
  await expect(alert.getByRole('link', { name: 'Retour aux produits' })).toBeVisible();
});

test('the free tool’s photos can be ordered in the same size, without a login', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add('14-coucher-soleil.jpg');
  await cropper.shown('14-coucher-soleil.jpg');
  await cropper.validateAll();
  await page.getByRole('button', { name: /^Ajouter au panier.: Magnet photo carré 5 × 5 cm/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('photos that could not be sent are not put into the cart, and nothing is lost', async ({ page, problems }) => {
  problems.allowAnswer(413, '/api/uploads');
  await page.route('**/api/uploads**', (route) => route.fulfill({ status: 413 }));
  await logIn(page, 'customer');
  const cropper = new CropperPage(page);
  await page.goto(PRODUCT);
  await cropper.add('06-trop-petite-300x200.jpg');
  await cropper.shown('06-trop-petite-300x200.jpg');
  await cropper.validateAll();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeDisabled();
  await page.getByRole('button', { name: 'l’imprimer quand même' }).click();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('Toutes vos photos n’ont pas pu être envoyées.')).toBeVisible();
  await expect(cropper.title).toHaveText('Images prêtes');
  await page.unroute('**/api/uploads**');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});
