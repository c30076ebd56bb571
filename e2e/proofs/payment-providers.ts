import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { fillCart } from '../cart/filled-cart.ts';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { startFakePaypal } from '../fixtures/fake-paypal.ts';
import { STRIPE_SCRIPT, startFakeStripe } from '../fixtures/fake-stripe.ts';
import { openOwnShop } from './shop/own-shop.ts';

/**
 * Stripe and PayPal in a real browser, behind the shop's real headers. Their servers are local fakes that implement the
 * part of the protocol that the shop uses. That the real servers behave the same cannot be tested without the internet.
 */
const stripe = await startFakeStripe();
const paypal = await startFakePaypal();
Object.assign(process.env, stripe.env, paypal.env);
const shop = await openOwnShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: BROWSER_ARGUMENTS,
});

async function toPayment(context: BrowserContext, customer = { hasWallet: true }) {
  const page = await context.newPage();
  await stripe.intercept(page, customer);
  await paypal.intercept(page);
  await fillCart(page);
  const checkout = new CheckoutPage(page);
  // Starts at the cart, as customers do: the browser then has a document that was not loaded for the checkout.
  await checkout.openCart();
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await page.getByRole('link', { name: /invité/ }).click();
  await checkout.giveContact();
  await checkout.giveAddress();
  await checkout.goToPayment();
  return { page, checkout };
}

const fieldOf = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]').getByRole('textbox');

async function payByStripe(page: Page, card: string, checkout: CheckoutPage): Promise<void> {
  await fieldOf(page).fill(card);
  await checkout.acceptTerms();
  await checkout.payButton.click();
}

const walletOf = (page: Page) => page.frameLocator('iframe[title="Secure express checkout frame"]');
const pressWallet = (page: Page) => walletOf(page).getByRole('button', { name: 'Buy with Fake Pay' }).click();

const TRIALS: Readonly<Record<string, (context: BrowserContext) => Promise<void>>> = {
  'a card is paid in the frame of Stripe': async (context) => {
    const { page, checkout } = await toPayment(context);
    await payByStripe(page, '4242424242424242', checkout);
    await checkout.expectPaid();
  },
  'a wallet is paid before the other methods, after the terms are accepted': async (context) => {
    const { page, checkout } = await toPayment(context);
    await expect(checkout.main.getByText('ou payer autrement')).toBeVisible();
    await pressWallet(page);
    await expect(checkout.main.getByText('Acceptez les conditions générales de vente pour commander.')).toBeVisible();
    await expect(walletOf(page).getByRole('button', { name: 'Authorize' })).toBeHidden();
    await checkout.acceptTerms();
    await pressWallet(page);
    await walletOf(page).getByRole('button', { name: 'Authorize' }).click();
    await checkout.expectPaid();
  },
  'a dismissed wallet orders nothing, and a card pays': async (context) => {
    const { page, checkout } = await toPayment(context);
    const before = stripe.intents.size;
    await checkout.acceptTerms();
    await pressWallet(page);
    await walletOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(walletOf(page).getByRole('button', { name: 'Authorize' })).toBeHidden();
    expect(stripe.intents.size).toBe(before);
    await payByStripe(page, '4242424242424242', checkout);
    await checkout.expectPaid();
    expect(stripe.intents.size).toBe(before + 1);
  },
  'a customer without a wallet sees the card alone': async (context) => {
    const { page, checkout } = await toPayment(context, { hasWallet: false });
    await fieldOf(page).waitFor();
    await expect(checkout.main.getByText('ou payer autrement')).toBeHidden();
    await payByStripe(page, '4242424242424242', checkout);
    await checkout.expectPaid();
  },
  'empty fields order nothing': async (context) => {
    const { page, checkout } = await toPayment(context);
    const before = stripe.intents.size;
    await payByStripe(page, '', checkout);
    await page.waitForTimeout(500);
    expect(stripe.intents.size).toBe(before);
    await payByStripe(page, '4242424242424242', checkout);
    await checkout.expectPaid();
  },
  'a card without funds shows our own message, and the same order is paid with another card': async (context) => {
    const { page, checkout } = await toPayment(context);
    await payByStripe(page, '4000000000009995', checkout);
    await expect(checkout.title).toHaveText('Le solde de votre compte ne suffisait pas', { timeout: 15_000 });
    await checkout.main.getByRole('link', { name: 'Réessayer' }).click();
    await payByStripe(page, '4242424242424242', checkout);
    await checkout.expectPaid();
  },
  'a missing bank confirmation is shown': async (context) => {
    const { page, checkout } = await toPayment(context);
    await payByStripe(page, '4000002500003155', checkout);
    await expect(checkout.title).toHaveText('La confirmation demandée par votre banque n’a pas eu lieu', {
      timeout: 15_000,
    });
  },
  'a blocked script is shown, and can be retried': async (context) => {
    const page = await context.newPage();
    await stripe.intercept(page);
    let isBlocked = true;
    await page.route(STRIPE_SCRIPT, (route) => (isBlocked ? route.abort('blockedbyclient') : route.fallback()));
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    await expect(checkout.main.getByText('Le formulaire de carte ne s’affiche pas')).toBeVisible();
    await expect(checkout.payButton).toBeDisabled();
    isBlocked = false;
    await checkout.main.getByRole('button', { name: 'Réessayer' }).click();
    await payByStripe(page, '4242424242424242', checkout);
    await checkout.expectPaid();
  },
  'a script that hangs is given up after ten seconds': async (context) => {
    const page = await context.newPage();
    await page.route(STRIPE_SCRIPT, () => {});
    await fillCart(page);
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    await expect(checkout.main.getByText('Le formulaire de carte ne s’affiche pas')).toBeVisible({ timeout: 15_000 });
  },
  'outside the checkout, the script of Stripe is refused': async (context) => {
    const page = await context.newPage();
    await stripe.intercept(page);
    await page.goto('/cart');
    const isRefused = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve(false);
          script.onerror = () => resolve(true);
          // The policy for script addresses of the shell throws before the network is asked.
          try {
            script.src = 'https://js.stripe.com/endive/stripe.js';
          } catch {
            resolve(true);
          }
          document.head.append(script);
        }),
    );
    expect(isRefused).toBe(true);
  },
  'PayPal leads there, back, and to the confirmation': async (context) => {
    const { page, checkout } = await toPayment(context);
    await checkout.main.getByRole('radio', { name: 'PayPal' }).check();
    await checkout.acceptTerms();
    await checkout.payButton.click();
    await page.getByRole('link', { name: 'yes', exact: true }).click();
    await checkout.expectPaid();
    await expect(page.getByRole('link', { name: 'Panier, 0 magnet' })).toBeVisible();
  },
  'PayPal refused leads back to the same order': async (context) => {
    const { page, checkout } = await toPayment(context);
    await checkout.main.getByRole('radio', { name: 'PayPal' }).check();
    await checkout.acceptTerms();
    await checkout.payButton.click();
    await page.getByRole('link', { name: 'no', exact: true }).click();
    await expect(checkout.title).toHaveText('Le paiement n’a pas abouti');
    await checkout.main.getByRole('link', { name: 'Choisir un autre moyen de paiement' }).click();
    await payByStripe(page, '4242424242424242', checkout);
    await checkout.expectPaid();
  },
};

for (const [proof, run] of Object.entries(TRIALS)) {
  const context = await browser.newContext({ baseURL: shop.siteUrl, locale: 'fr-FR' });
  context.setDefaultTimeout(15_000);
  const fault = await run(context).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (fault) console.log(`${proof}: ${fault}`);
  await context.close();
  process.send?.({ type: 'proof', proof, tried: 1, lost: fault ? 1 : 0 });
}

await browser.close();
await shop.end();
stripe.close();
paypal.close();
process.disconnect?.();
