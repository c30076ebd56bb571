import { type APIRequestContext, type Page, request } from '@playwright/test';
import { admin, callApiAs, deliverOrder } from '../account/account-api.ts';
import { CARDS, CheckoutPage } from '../cart/checkout-page.ts';
import { fillCart } from '../cart/filled-cart.ts';
import { answerOf, api } from '../cart/shop-calls.ts';
import { siteUrl } from '../fixtures/addresses.ts';
import type { Language, Screen } from './screen.ts';

/** The width of a phone, and that of a mail program's reading pane. */
const WIDTHS = [360, 640];

/** The expected subject of each mail, in both languages. */
const OF_AN_ORDER = {
  'payment-failed': /pas abouti|not go through/,
  'payment-confirmed': /confirm/,
  'photo-to-replace': /à remplacer|needs replacing/,
  'order-shipped': /en route|on its way/,
  'order-delivered': /arriv/,
  'claim-received': /^Votre message sur|^Your report on/,
  'refund-issued': /Remboursement|Refund/,
} as const;
const OF_A_MARKET = {
  'transfer-awaited': /^Votre virement|^Your bank transfer/,
  'order-ready': /vous attend|waiting for you/,
} as const;
const OF_AN_UNPAID_ORDER = { 'order-received': /reçue$|received$/ } as const;
const OF_A_CHANGED_MIND = { 'order-cancelled': /annulée|cancelled/ } as const;
const OF_AN_ACCOUNT = {
  'verify-email': /confirmez votre adresse|confirm your e-mail/,
  'reset-password': /mot de passe|password/,
  'newsletter-confirm': /inscription|subscription/,
} as const;

interface KeptMail {
  readonly id: string;
  readonly subject: string;
}

/**
 * A guest with a declined card, then an accepted one. The photo is blocked and then approved, and the order is
 * delivered.
 */
async function buyAsGuest(page: Page, language: Language, email: string): Promise<void> {
  await fillCart(page);
  const checkout = new CheckoutPage(page, language);
  await checkout.guestToPayment(email);
  await checkout.pay(CARDS.declined);
  await mailTo(page.request, email, OF_AN_ORDER['payment-failed']);
  await page.getByRole('link', { name: /^(Réessayer|Try again)/ }).click();
  await checkout.payButton.waitFor();
  await checkout.pay();
  await checkout.expectPaid();
  const { id, token } = orderOf(page);
  await lookAtPhotos(id, language, email);
  await deliverOrder({ id, number: '', totalCents: 0 });
  await asBuyer(page, `/api/orders/${id}/claim?token=${token}`, {
    reason: 'damaged',
    message: 'Un coin du magnet est ébréché.',
  });
  await atTheDesk('POST', `/api/admin/orders/${id}/refunds`, { amountCents: 450, reason: 'Un coin ébréché' });
}

/** A guest that pays by transfer and collects the order at a market. */
async function buyForMarket(page: Page, language: Language, email: string): Promise<void> {
  await fillCart(page);
  const checkout = new CheckoutPage(page, language);
  await checkout.openGuest();
  await checkout.giveContact(email);
  await checkout.main.getByRole('radio', { name: /^(Retrait sur un marché|Collection at a market)/ }).check();
  await checkout.main.locator('[name="marketEventId"]').first().check();
  await checkout.goToPayment();
  await checkout.main.getByRole('radio', { name: /^(Virement|Bank transfer)/ }).check();
  await checkout.acceptTerms();
  await checkout.payButton.click();
  await page.waitForURL(/#token=/);
  const { id } = orderOf(page);
  await mailTo(page.request, email, OF_A_MARKET['transfer-awaited']);
  await atTheDesk('POST', `/api/admin/orders/${id}/mark-paid`, { provider: 'transfer' });
  await lookAtPhotos(id, language);
  for (const stage of ['imprime', 'assemble', 'emballe', 'pret_retrait'])
    await atTheDesk('PATCH', `/api/admin/orders/${id}`, { stage });
}

/** A guest that places an order and leaves the payment page. The mail comes two minutes later. */
async function leaveUnpaid(page: Page, language: Language, email: string): Promise<void> {
  await fillCart(page);
  const checkout = new CheckoutPage(page, language);
  await checkout.guestToPayment(email);
  await checkout.pay(CARDS.asksBank);
  await mailTo(page.request, email, OF_AN_UNPAID_ORDER['order-received']);
}

/** A guest that pays, and then cancels the order. */
async function changeMind(page: Page, language: Language, email: string): Promise<void> {
  await fillCart(page);
  const checkout = new CheckoutPage(page, language);
  await checkout.guestToPayment(email);
  await checkout.pay();
  await checkout.expectPaid();
  const { id, token } = orderOf(page);
  await asBuyer(page, `/api/orders/${id}/cancel?token=${token}`, {});
}

function orderOf(page: Page): { id: string; token: string } {
  const token = /#token=([^&]+)/.exec(page.url())?.[1] ?? '';
  return { token, id: token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5') };
}

async function asBuyer(page: Page, path: string, data: object): Promise<void> {
  const headers = { origin: siteUrl() };
  await answerOf(await page.request.post(api(path), { headers, data }));
}

async function atTheDesk(method: 'POST' | 'PATCH', path: string, data: object): Promise<void> {
  const workshop = await callApiAs(admin);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await answerOf(await workshop.fetch(path, { method, headers, data }));
  await workshop.dispose();
}

/** The workshop blocks each photo, and then approves it. */
async function lookAtPhotos(orderId: string, language: Language, email?: string): Promise<void> {
  const workshop = await callApiAs(admin);
  const order = await answerOf<DeskOrder>(await workshop.get(`/api/admin/orders/${orderId}`));
  for (const { id } of order.lines.flatMap(({ photos }) => photos))
    for (const data of [
      { review: 'blocked', reason: language === 'fr' ? 'Floue' : 'Blurred' },
      { review: 'approved' },
    ]) {
      await answerOf(await workshop.post(`/api/admin/orders/${orderId}/photos/${id}/review`, { data }));
      if (data.review === 'blocked' && email) await mailTo(workshop, email, OF_AN_ORDER['photo-to-replace']);
    }
  await workshop.dispose();
}

interface DeskOrder {
  readonly lines: readonly { readonly photos: readonly { readonly id: string }[] }[];
}

async function askForMails(_page: Page, language: Language, email: string): Promise<void> {
  const visitor = await request.newContext({ extraHTTPHeaders: { 'accept-language': language } });
  const person = { email, password: 'Lune-verte-42', firstName: 'Nour', lastName: 'Haddad', acceptTerms: true };
  await visitor.post(api('/api/auth/register'), { data: person });
  await visitor.post(api('/api/auth/forgot-password'), { data: { email } });
  await visitor.post(api('/api/newsletter/subscribe'), { data: { email } });
  await visitor.dispose();
}

/** The shop waits for two minutes before it reminds a customer of an unpaid order. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 500;

async function mailTo(shop: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const mails = (await (await shop.get(api('/dev/mailbox.json'), { params: { to: email } })).json()) as KeptMail[];
    const mail = mails.find((one) => subject.test(one.subject));
    if (mail) return (await shop.get(api(`/dev/mailbox/${mail.id}`))).text();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No mail to ${email} about ${subject}`);
}

type Cause = (page: Page, language: Language, email: string) => Promise<void>;

function mailsAfter(cause: Cause, subjects: Readonly<Record<string, RegExp>>): Screen[] {
  const asked = new Map<Language, Promise<string>>();
  const addressee = (page: Page, language: Language) => {
    const email = `courrier-${crypto.randomUUID()}@example.org`;
    const known = asked.get(language) ?? cause(page, language, email).then(() => email);
    asked.set(language, known);
    return known;
  };
  return Object.entries(subjects).map(([name, subject]) => ({
    name: `mail-${name}`,
    widths: WIDTHS,
    reach: async (page, language) => {
      const html = await mailTo(page.request, await addressee(page, language), subject);
      await page.goto('about:blank');
      await page.setContent(html);
    },
  }));
}

export const mails: readonly Screen[] = [
  ...mailsAfter(buyAsGuest, OF_AN_ORDER),
  ...mailsAfter(buyForMarket, OF_A_MARKET),
  ...mailsAfter(leaveUnpaid, OF_AN_UNPAID_ORDER),
  ...mailsAfter(changeMind, OF_A_CHANGED_MIND),
  ...mailsAfter(askForMails, OF_AN_ACCOUNT),
];
