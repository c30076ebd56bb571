import type { Quote } from '@aimante/api-contract/checkout';
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../testing/desk/desk.ts';
import { createAccount } from '../../../testing/people/test-browser.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { cardPayment, testCards } from '../../../testing/selling/test-cards.ts';
import { addCoupon, addPhoto, addProduct } from '../../../testing/selling/test-shop.ts';
import { checkBooks } from '../../books/index.ts';
import { userKey } from '../../people/index.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { expireOrders } from '../../selling/index.ts';

const desk = testDesk();

interface Taken {
  items?: object[];
  email?: string;
  payment?: 'link' | 'transfer';
  couponCode?: string;
  quoteHash?: string;
}

const one = async (statement: SQL) => (await desk.api.services.db.execute(statement)).rows[0];
const quote = (items: object[], more: object = {}) =>
  desk.admin.call<Quote>('POST /api/admin/orders/quote', {
    items: items.map((item) => ({ ...item, photos: undefined })),
    postalCode: testAddress.postalCode,
    ...more,
  });
async function take(
  { items = [{ productId: desk.box, quantity: 2 }], ...more }: Taken = {},
  key = crypto.randomUUID(),
) {
  const { couponCode, email = 'lea@exemple.test' } = more;
  const quoteHash = more.quoteHash ?? (await quote(items, { couponCode, email })).body.quoteHash;
  const shipping = { method: 'standard', address: testAddress };
  const body = { email, locale: 'fr', items, shipping, payment: 'link', ...more, quoteHash };
  return desk.admin.call<DeskOrderDetail>('POST /api/admin/orders', body, { 'idempotency-key': key });
}
async function mailOf({ id }: { id: string }) {
  const { rows } = await desk.api.services.db.execute<{ kind: string; payload: Record<string, string> }>(
    sql`SELECT kind, payload FROM outbox WHERE order_id = ${id} AND status <> 'obsolete' ORDER BY position`,
  );
  return rows;
}
/** The customer, with nothing but the link of the mail. */
async function opened(order: { id: string }) {
  const [mail] = await mailOf(order);
  const token = mail?.payload.link?.split('token=')[1] ?? '';
  const guest = new TestBuyer(desk.api, { 'x-order-token': token });
  return {
    read: async () => (await guest.call<Order>(`GET /api/orders/track/${token}`)).body,
    pay: (cents: number, card?: string) =>
      guest.call<{ state: string }>(`POST /api/orders/${order.id}/pay`, cardPayment(cents, card)),
  };
}
const later = (hours: number) => {
  desk.now = new Date(desk.now.getTime() + hours * 3_600_000);
};
const stockOf = (product: string) => one(sql`SELECT on_hand, held FROM stocks WHERE product_id = ${product}`);

describe('an order that the team takes', () => {
  it('is priced and reserved as in the shop, and paid by the link of its mail', async () => {
    const product = await addProduct(desk.api.services, { cents: 450, stock: 10 });
    const { status, body } = await take({ items: [{ productId: product, quantity: 3 }], email: 'Lea@Exemple.TEST' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'en_attente',
      email: 'lea@exemple.test',
      userId: null,
      totalCents: 1350,
      holdExpiresAt: new Date(desk.now.getTime() + 7 * 86_400_000).toISOString(),
      history: [{ type: 'placed', by: 'admin', actor: 'test-admin@aimante.test' }],
    });
    expect(await stockOf(product)).toEqual({ on_hand: 10, held: 3 });
    expect(await mailOf(body)).toMatchObject([
      { kind: 'order-taken', payload: { orderNumber: body.number, totalCents: 1350, heldUntil: body.holdExpiresAt } },
    ]);
    const customer = await opened(body);
    expect((await customer.pay(1350)).body.state).toBe('paid');
    expect(await customer.read()).toMatchObject({ status: 'en_cours', paymentStatus: 'paid', stage: 'pret' });
    expect(await stockOf(product)).toEqual({ on_hand: 7, held: 0 });
  });

  it('waits a week for its payment, also after a declined card, and is cancelled then', async () => {
    const product = await addProduct(desk.api.services, { stock: 10 });
    const { body } = await take({ items: [{ productId: product, quantity: 4 }] });
    const customer = await opened(body);
    await customer.pay(body.totalCents, testCards.declined);
    expect((await customer.read()).holdExpiresAt).toBe(body.holdExpiresAt);
    later(7 * 24 - 1);
    await expireOrders.run(desk.api.services);
    expect(await stockOf(product)).toEqual({ on_hand: 10, held: 4 });
    later(2);
    await expireOrders.run(desk.api.services);
    expect(await customer.read()).toMatchObject({ status: 'annule', cancelReason: 'unpaid' });
    expect(await stockOf(product)).toEqual({ on_hand: 10, held: 0 });
  });

  it('waits two weeks for a bank transfer, which is booked as one', async () => {
    const { body } = await take({ payment: 'transfer' });
    const due = new Date(desk.now.getTime() + 14 * 86_400_000);
    expect(body).toMatchObject({
      holdExpiresAt: due.toISOString(),
      attempts: [{ provider: 'transfer', state: 'open' }],
    });
    expect(await mailOf(body)).toMatchObject([
      { kind: 'transfer-awaited', payload: { dueOn: due.toISOString().slice(0, 10), totalCents: 1580 } },
    ]);
    const paid = await desk.admin.call<DeskOrderDetail>(`POST /api/admin/orders/${body.id}/mark-paid`, {
      provider: 'transfer',
    });
    expect(paid.body).toMatchObject({ status: 'en_cours', paymentStatus: 'paid' });
    expect(paid.body.documents).toMatchObject([{ kind: 'invoice' }]);
    const problems = await checkBooks(desk.api.services.db);
    // The test shop's first stock has no movement.
    expect(problems.filter(({ check }) => check !== 'stock-equals-movements')).toEqual([]);
  });

  it('awaits no transfer of nothing: the customer confirms it by the link', async () => {
    await addCoupon(desk.api.services, { code: 'CADEAU', value: 100 });
    const { body } = await take({ couponCode: 'CADEAU', payment: 'transfer' });
    expect(body).toMatchObject({ totalCents: 0, attempts: [] });
    expect(await mailOf(body)).toMatchObject([{ kind: 'order-taken' }]);
  });

  it('belongs to the account of its address, once the address is proved', async () => {
    const { id, email } = await createAccount(desk.api.services, {});
    expect((await take({ email })).body.userId).toBe(id);
    await one(sql`UPDATE users SET email_verified_at = NULL WHERE id = ${id}`);
    expect((await take({ email })).body.userId).toBeNull();
  });

  it('is placed once for a repeated request', async () => {
    const key = crypto.randomUUID();
    const quoteHash = (await quote([{ productId: desk.box, quantity: 2 }], { email: 'lea@exemple.test' })).body
      .quoteHash;
    const [first, second] = await Promise.all([take({ quoteHash }, key), take({ quoteHash }, key)]);
    expect(second.body.number).toBe(first.body.number);
  });

  it('needs the price that the member has seen, and keeps the limit of a coupon for its customer', async () => {
    expect(await take({ quoteHash: 'autre' })).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    await addCoupon(desk.api.services, { code: 'UNEFOIS', perCustomer: 1 });
    expect((await take({ couponCode: 'UNEFOIS' })).status).toBe(201);
    const again = await take({ couponCode: 'UNEFOIS' });
    expect(again).toMatchObject({ status: 409, body: { details: { quote: expect.anything() } } });
  });
});

describe('the photos of such an order', () => {
  const magnet = (photoId: string) => [
    { productId: desk.magnet, quantity: 1, photos: [{ photoId, recipe: createRecipe(photoSize, 1) }] },
  ];
  const adminId = async () =>
    String((await one(sql`SELECT id FROM users WHERE email = 'test-admin@aimante.test'`))?.id);
  const ownerOf = async ({ lines }: DeskOrderDetail) => {
    const id = lines[0]?.photos[0]?.photoId ?? '';
    return (await one(sql`SELECT owner_key, purge_after FROM photos WHERE id = ${id}`)) ?? {};
  };

  it('were uploaded by the member, and become those of the order', async () => {
    const photoId = await addPhoto(desk.api.services, { owner: userKey(await adminId()) });
    const { body } = await take({ items: magnet(photoId) });
    expect(body.lines).toMatchObject([{ quantity: 1, photos: [{ copies: 1 }] }]);
    expect(await ownerOf(body)).toEqual({ owner_key: expect.stringMatching(/^order:/), purge_after: null });
  });

  it('become those of the customer’s account', async () => {
    const { id, email } = await createAccount(desk.api.services, {});
    const photoId = await addPhoto(desk.api.services, { owner: userKey(await adminId()) });
    expect(await ownerOf((await take({ items: magnet(photoId), email })).body)).toMatchObject({
      owner_key: userKey(id),
    });
  });

  it('are neither missing nor those of another person', async () => {
    expect((await take({ items: [{ productId: desk.magnet, quantity: 1 }] })).body).toMatchObject({
      code: 'PHOTOS_MISSING',
    });
    expect((await take({ items: magnet(desk.photoId) })).body).toMatchObject({ code: 'PHOTO_GONE' });
  });
});
