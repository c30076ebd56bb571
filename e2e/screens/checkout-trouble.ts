import type { Page } from '@playwright/test';
import { openAccount } from '../account/account-api.ts';
import { LoginPage } from '../account/login-page.ts';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { fillCart } from '../cart/filled-cart.ts';
import { sellProduct } from '../cart/shop-calls.ts';
import { inLanguage, type Language, PHONE_AND_DESKTOP, type Screen } from './screen.ts';

const screen = (name: string, reach: Screen['reach']): Screen => ({
  name: `cart-${name}`,
  widths: PHONE_AND_DESKTOP,
  reach,
});

async function logInAsNew(page: Page, language: Language): Promise<CheckoutPage> {
  await page.goto(inLanguage('/auth/login?redirect=%2Fcart', language));
  await new LoginPage(page, language).logIn(await openAccount());
  await page.waitForURL(/\/cart$/);
  return new CheckoutPage(page, language);
}

async function goToPayment(checkout: CheckoutPage, language: Language): Promise<void> {
  await checkout.page.goto(inLanguage('/checkout', language));
  await checkout.giveAddress();
  await checkout.goToPayment();
}

const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem('cart') ?? '');

export const checkoutTrouble: readonly Screen[] = [
  screen('session-end', async (page, language) => {
    await fillCart(page);
    const checkout = await logInAsNew(page, language);
    await goToPayment(checkout, language);
    await page.context().clearCookies();
    await checkout.pay();
    await page.getByRole('dialog', { name: /session/i }).waitFor();
  }),
  screen('unavailable', async (page, language) => {
    const { product, change } = await sellProduct(page.request, 'Magnet bientôt masqué');
    await fillCart(page);
    const checkout = new CheckoutPage(page, language);
    await checkout.openCart();
    const cart = JSON.parse(await storedCart(page)) as { cart: object[] };
    const both = { ...cart, cart: [...cart.cart, { ...cart.cart[0], productId: product.id }] };
    await change({ isVisible: false });
    await page.evaluate((kept) => localStorage.setItem('cart', kept), JSON.stringify(both));
    await page.reload();
    await checkout.main
      .getByText(/^(Plus disponible|No longer available)$/)
      .first()
      .waitFor();
  }),
  screen('order-again', async (page, language) => {
    await fillCart(page);
    const checkout = await logInAsNew(page, language);
    const cart = await storedCart(page);
    await goToPayment(checkout, language);
    await checkout.pay();
    await checkout.expectPaid();
    await page.evaluate((kept) => localStorage.setItem('cart', kept), cart);
    await goToPayment(checkout, language);
    await checkout.pay();
    await page.getByRole('alertdialog').waitFor();
  }),
];
