import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import { renderTiles } from '../../src/production/tiles/render-tiles.ts';
import { followParcels } from '../../src/selling/parcels/follow-parcels.ts';
import { settlePayments } from '../../src/selling/payments/payment-jobs.ts';
import type { TestApi } from '../platform/start-test-api.ts';
import { savedLine, syncOf } from '../selling/saved-lines.ts';
import { TestBuyer } from '../selling/test-buyer.ts';
import { cardPayment } from '../selling/test-cards.ts';
import { setSender } from '../selling/test-parcels.ts';
import { addCoupon, addProduct } from '../selling/test-shop.ts';
import { addCodeApp, addPasskey, spareSecondFactor } from './second-factor.ts';
import { createAccount, lastMail, TestBrowser } from './test-browser.ts';
import { TestUploader, testJpeg } from './test-uploader.ts';

/** Words that occur only in this person's data. */
export const personal = /falbala|Ondine|Kerbrat|06 11 22|Gouffre/i;

const email = 'ondine@falbala.test';
const password = 'Grenouille-Verte-42';
const address = {
  firstName: 'Ondine',
  lastName: 'Kerbrat',
  line1: '9 venelle du Gouffre',
  postalCode: '29200',
  city: 'Brest',
  phone: '06 11 22 33 44',
};

export interface Person {
  id: string;
  email: string;
  password: string;
  browser: TestBrowser;
}

interface Life {
  api: TestApi;
  person: Person;
  buyer: TestBuyer;
  desk: TestBrowser;
}

/** A person that uses every feature of the shop, over HTTP like any client. */
export async function wholeLife(api: TestApi): Promise<Person> {
  const person = await signUp(api);
  const life = { api, person, buyer: new TestBuyer(api, headersOf(person.browser)), desk: await openDesk(api) };
  await person.browser.call('POST /api/users/addresses', address);
  const photoId = await upload(life);
  await fillCart(life, photoId);
  const order = await buy(life, photoId);
  await produce(life, order);
  await complain(life, { order, photoId });
  await reviewMagnet(life, order);
  await giveUpAnother(life);
  await write(life);
  await person.browser.call('POST /api/loyalty/redeem', {});
  await person.browser.call('PUT /api/users/email', { email: 'ondine@autre.test', password });
  await protect(life);
  await life.desk.call(`PUT /api/users/${person.id}`, { companyName: 'Falbala' });
  await settle(life);
  return person;
}

/** Last, because a login with the password alone is refused from now on. */
async function protect({ api, person: { browser } }: Life): Promise<void> {
  await addCodeApp(browser, { now: api.services.now(), password });
  await addPasskey(browser);
  await browser.call('POST /api/auth/step-up/start', {});
}

async function settle({ api }: Pick<Life, 'api'>): Promise<void> {
  for (let round = 0; round < 3; round += 1) await settlePayments.run(api.services);
}

const headersOf = (browser: TestBrowser) => ({
  authorization: `Bearer ${browser.token}`,
  cookie: browser.cookieHeader(),
  origin: 'http://localhost:3000',
});

async function signUp(api: TestApi): Promise<Person> {
  const browser = new TestBrowser(api.url, { 'user-agent': 'Falbala/1.0' });
  const { firstName, lastName, phone } = address;
  const registration = { email, password, firstName, lastName, phone, acceptTerms: true, newsletter: true };
  await browser.call('POST /api/auth/register', registration);
  await browser.call('POST /api/auth/verify-email', { token: (await lastMail(api.services, email)).token });
  const { body } = await browser.login(email, password);
  return { id: String(body.user?.id), email, password, browser };
}

async function openDesk(api: TestApi): Promise<TestBrowser> {
  const desk = new TestBrowser(api.url);
  const account = await createAccount(api.services, { role: 'admin' });
  await desk.login(account.email);
  await spareSecondFactor(api.services, account.id);
  return desk;
}

async function upload({ api, person }: Life): Promise<string> {
  const uploader = new TestUploader(api, headersOf(person.browser));
  await person.browser.call('POST /api/photo-pairings');
  return (await uploader.upload(await testJpeg(), 'falbala.jpg')).photoId ?? '';
}

async function fillCart({ buyer }: Life, photoId: string): Promise<void> {
  const choices = { coupon: null, gift: { message: 'Pour Falbala', isWrapped: true }, usesPoints: false };
  const line = savedLine({ photoId });
  const cart = { lines: [line], coupon: null, isGiftWrapped: false };
  await buyer.call('POST /api/cart/links', { cart });
  await buyer.call('PUT /api/cart/reminder', { checkoutId: uuidv7(), cart });
  await buyer.call('PUT /api/cart', syncOf({ changed: [{ line, agoMs: 0 }], choices: { value: choices, agoMs: 0 } }));
}

async function buy({ api, buyer }: Life, photoId: string): Promise<Order> {
  const magnet = await addProduct(api.services, { size: [50, 50], points: 150 });
  const box = await addProduct(api.services, { cents: 790 });
  await addCoupon(api.services, { code: 'DIX', perCustomer: 1 });
  const photos = [{ photoId, recipe: createRecipe({ width: 400, height: 300 }, 1) }];
  const { body: order } = await buyer.order({
    items: [
      { productId: magnet, quantity: 1, photos },
      { productId: box, quantity: 1 },
    ],
    couponCode: 'DIX',
    shipping: { method: 'standard', address },
    more: { customerNote: 'Pour ma chienne Falbala', billingAddress: address },
  });
  await buyer.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents));
  await settle({ api });
  return order;
}

async function produce({ api, desk }: Life, { id, lines }: Order): Promise<void> {
  const photo = lines.flatMap(({ photos }) => photos)[0]?.id;
  const review = (answer: object) => desk.call(`POST /api/admin/orders/${id}/photos/${photo}/review`, answer);
  await review({ review: 'blocked', reason: 'Falbala est floue' });
  await desk.call(`POST /api/admin/orders/${id}/notes`, { text: 'Ondine rappellera' });
  await review({ review: 'approved' });
  await renderTiles.run(api.services);
  await desk.call('POST /api/admin/batches', {});
  for (const stage of ['imprime', 'assemble', 'emballe']) await desk.call(`PATCH /api/admin/orders/${id}`, { stage });
  await setSender(api.services);
  await desk.call('POST /api/admin/parcels', { orderIds: [id] });
  await followParcels.run(api.services);
  for (const stage of ['expedie', 'livre'])
    await desk.call(`PATCH /api/admin/orders/${id}`, { stage, trackingNumber: 'FALBALA44' });
  const refund = { amountCents: 100, reason: 'Un coin de Falbala' };
  await desk.call(`POST /api/admin/orders/${id}/refunds`, refund, { 'idempotency-key': 'one' });
  await settle({ api });
}

async function complain(
  { buyer }: Life,
  { order: { id, lines }, photoId }: { order: Order; photoId: string },
): Promise<void> {
  const claim = { reason: 'damaged', message: 'Falbala est rayée', photoIds: [photoId] };
  await buyer.call(`POST /api/orders/${id}/claim`, claim);
  await buyer.call(`POST /api/orders/${id}/withdraw`, { lineIds: [lines[1]?.id], confirm: true });
}

async function reviewMagnet({ api, person }: Life, { id, lines }: Order): Promise<void> {
  const form = new FormData();
  const words = { productId: lines[0]?.productId ?? '', stars: '4', title: 'Falbala', text: 'Falbala sur le frigo' };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  form.set('photos', new Blob([new Uint8Array(await testJpeg(640, 480, '#2a5b1c'))]), 'falbala.jpg');
  const headers = headersOf(person.browser);
  await fetch(`${api.url}/api/reviews/own?order=${id}`, { method: 'POST', headers, body: form });
}

/** Ordered as a guest with the same address: the account gets the order at the next login. */
async function giveUpAnother({ api, person }: Life): Promise<void> {
  const guest = new TestBuyer(api);
  const productId = await addProduct(api.services);
  const shipping = { method: 'standard', address };
  const { body: order } = await guest.order({ items: [{ productId, quantity: 1 }], email, shipping });
  await person.browser.login(email, password);
  await person.browser.call(`POST /api/orders/${order.id}/cancel`, { reason: 'Falbala a changé d’avis' });
}

async function write({ api, person, desk }: Life): Promise<void> {
  const form = new FormData();
  const words = { name: 'Ondine', email, subject: 'order', message: 'Où est ma Falbala ?', consent: 'true' };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  form.set('images', new Blob([new Uint8Array(await testJpeg())], { type: 'image/jpeg' }), 'falbala.jpg');
  await fetch(`${api.url}/api/contact`, { method: 'POST', headers: headersOf(person.browser), body: form });
  const { rows } = await api.services.pool.query<{ id: string }>('SELECT id FROM contact_threads');
  for (const kind of ['reply', 'note'])
    await desk.call(`POST /api/admin/contact/${rows[0]?.id}/${kind}`, { body: 'Falbala arrive' });
}
