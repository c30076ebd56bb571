import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { CheckoutPage } from './checkout-page.ts';

// The photo is really decoded, encoded and sent twice.
test.describe.configure({ timeout: 120_000 });

test(
  'a guest whose photo is gone from the server reads what happened, chooses it again and pays',
  main(),
  async ({ page, problems }) => {
    problems.allowAnswer(409, '/api/orders');
    const cropper = new CropperPage(page);
    const checkout = new CheckoutPage(page);
    await page.goto('/products/magnet-carre-5x5/customize/guest?quantity=1');
    await cropper.add('14-coucher-soleil.jpg');
    await cropper.shown('14-coucher-soleil.jpg');
    await cropper.validateAll();
    const addToCart = page.getByRole('button', { name: 'Ajouter au panier' });
    await addToCart.click();
    await expect(page).toHaveURL(/\/cart$/);

    await test.step('the shop no longer has the photo of this browser', async () => {
      await page.context().clearCookies({ name: /aimante-guest/ });
      await checkout.guestToPayment();
      await checkout.pay();
      await expect(checkout.main.getByRole('alert')).toContainText('1 photo n’est plus sur nos serveurs.');
      await checkout.main.getByRole('link', { name: 'Voir le panier' }).click();
      const line = checkout.main.getByRole('listitem').filter({ hasText: 'Magnet photo carré' });
      await expect(line.getByRole('alert')).toContainText('nous effaçons les photos sans commande après 30 jours');
      await expect(line.getByRole('button', { name: /^Retirer l’article/ })).toBeVisible();
      await line.getByRole('link', { name: /^Choisir la photo de nouveau/ }).click();
    });

    await test.step('the photo is sent again from this device, and the order is paid', async () => {
      await addToCart.click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(checkout.main.getByRole('alert')).toHaveCount(0);
      await checkout.guestToPayment();
      await checkout.pay();
      await checkout.expectPaid();
    });
  },
);
