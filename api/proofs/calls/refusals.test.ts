import { beforeAll, describe, expect, it } from '@jest/globals';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import { sql } from '../../src/platform/sql/sql.ts';
import { testDesk } from '../../testing/desk/desk.ts';
import { testJpeg } from '../../testing/people/test-uploader.ts';
import { tokenFor } from '../../testing/platform/test-actors.ts';
import { TestBuyer, testAddress } from '../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../testing/selling/test-cards.ts';
import { addCoupon, addMarketEvent, type TestCoupon } from '../../testing/selling/test-shop.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';
const desk = testDesk();
const { buyBox, pay } = desk;
const db = () => desk.api.services.db;
let guest: TestBuyer;
beforeAll(() => {
  guest = new TestBuyer(desk.api);
});

const expectRefusal = (answer: { status: number; body: { code?: string } }, [status, code]: [number, string]) =>
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });

/** Each kind of missing item has an error code of its own. */
const missing: [call: string, code: string, body?: object][] = [
  [`GET /api/admin/contact/${unknownId}/attachments/1.jpg`, 'CONTACT_ATTACHMENT_NOT_FOUND'],
  [`PUT /api/coupons/${unknownId}`, 'COUPON_NOT_FOUND', { is_active: false }],
  [`GET /api/market/sessions/${unknownId}`, 'TILL_SESSION_NOT_FOUND'],
  [`POST /api/market/oddities/${unknownId}/settle`, 'TILL_ODDITY_NOT_FOUND', { note: 'Une erreur de frappe' }],
  [`DELETE /api/market/devices/${unknownId}`, 'TILL_DEVICE_NOT_FOUND'],
  [`GET /api/photos/${unknownId}`, 'PHOTO_NOT_FOUND'],
  [`GET /uploads/catalogue/${'0'.repeat(32)}-320.jpg`, 'PICTURE_NOT_FOUND'],
  [`PUT /api/portfolio/categories/${unknownId}`, 'PORTFOLIO_CATEGORY_NOT_FOUND', { name: 'Autre' }],
  ['POST /api/payments/demo/3ds', 'STEP_NOT_FOUND', { reference: `demo_${'x'.repeat(30)}`, approve: true }],
];

describe('what is not there', () => {
  it.each(missing)('%s: %s', async (...[call, code, body]) => {
    expectRefusal(await desk.admin.call(call, body), [404, code]);
  });

  it('a stock at a market', async () => {
    const eventId = await addMarketEvent(desk.api.services, new Date('2026-12-01T09:00:00Z'));
    const transfer = { eventId, owner: 'product', id: unknownId, quantity: 1 };
    expectRefusal(await desk.admin.call('POST /api/market/transfers', transfer), [404, 'MARKET_STOCK_NOT_FOUND']);
  });

  it('the invoice of an order that is not paid', async () => {
    const { id } = await buyBox();
    expectRefusal(await desk.customer.call(`GET /api/orders/${id}/invoice.pdf`), [404, 'INVOICE_NOT_FOUND']);
  });

  it('the sheets of a batch with a lost file', async () => {
    const id = uuidv7();
    await db().execute(sql`INSERT INTO print_batches (id, number, sheet, layout, sheets, pdf_path)
      VALUES (${id}, 'L-26-9999', 'A4', '{}', 1, 'batches/lost.pdf')`);
    const answer = await desk.admin.call(`GET /api/admin/batches/${id}/sheets.pdf`);
    expect(answer).toMatchObject({ body: { code: 'BATCH_FILE_MISSING' } });
  });
});

describe('an order', () => {
  const place = (shipping: object) => guest.order({ items: [{ productId: desk.box, quantity: 1 }], shipping });

  it.each<[shipping: object, status: number, code: string]>([
    [{ method: 'standard' }, 400, 'SHIPPING_ADDRESS_MISSING'],
    [{ method: 'market' }, 400, 'MARKET_EVENT_MISSING'],
    [{ method: 'standard', address: { ...testAddress, country: 'US' } }, 400, 'ZONE_NOT_SERVED'],
    [{ method: 'standard', address: { ...testAddress, postalCode: '123' } }, 400, 'SHIPPING_POSTAL_CODE_INVALID'],
    [{ method: 'relay', relayId: 'demo-nowhere' }, 400, 'RELAY_NOT_FOUND'],
    [
      { method: 'express', address: { ...testAddress, country: 'BE', postalCode: '1000' } },
      409,
      'SHIPPING_METHOD_UNAVAILABLE',
    ],
  ])('that goes nowhere: %j', async (shipping, status, code) => {
    expectRefusal(await place(shipping), [status, code]);
  });

  it('of an archived product', async () => {
    const answer = await guest.order({ items: [{ productId: unknownId, quantity: 1 }] });
    expectRefusal(answer, [409, 'CART_LINE_UNAVAILABLE']);
  });

  it('with a coupon that is not for it', async () => {
    const buy = (couponCode: string) =>
      desk.customer.order({ items: [{ productId: desk.box, quantity: 1 }], couponCode });
    const add = (coupon: TestCoupon) => addCoupon(desk.api.services, coupon);
    const once = await add({ code: 'UNEFOIS', perCustomer: 1 });
    const { body: order } = await buy('UNEFOIS');
    expect(order.couponCode).toBe('UNEFOIS');
    expectRefusal(await buy('UNEFOIS'), [409, 'COUPON_ALREADY_USED']);
    const uses = await desk.admin.call(`GET /api/coupons/${once}/uses`);
    expect(uses).toMatchObject({ status: 200, body: [{ orderId: order.id, orderNumber: order.number }] });
    await add({ code: 'PREMIERE', firstOrderOnly: true });
    await pay(await buyBox());
    expectRefusal(await buy('PREMIERE'), [409, 'COUPON_FIRST_ORDER_ONLY']);
    await add({ code: 'AUTRES', scope: { productIds: [unknownId] } });
    expectRefusal(await buy('AUTRES'), [409, 'COUPON_OUT_OF_SCOPE']);
  });

  it('that is paid without a card, or a second time while the first is under way', async () => {
    const { id, totalCents } = await buyBox();
    const payOnce = (body: object) => desk.customer.call(`POST /api/orders/${id}/pay`, body);
    expectRefusal(await payOnce({ provider: 'demo', totalCents }), [400, 'CARD_MISSING']);
    const at = desk.now.toISOString();
    await db().execute(sql`INSERT INTO payment_attempts (id, order_id, provider, amount_cents, created_at, updated_at)
      VALUES (${uuidv7()}, ${id}, 'demo', ${totalCents}, ${at}, ${at})`);
    expectRefusal(await payOnce(cardPayment(totalCents)), [409, 'PAYMENT_IN_PROGRESS']);
  });
});

describe('the back office', () => {
  const coupon = (more: object) =>
    desk.admin.call('POST /api/coupons', { code: 'NEUF', discount_type: 'percentage', discount: 10, ...more });

  it('has one coupon of a name, and none that gives more than there is', async () => {
    expect((await coupon({})).status).toBe(201);
    expectRefusal(await coupon({}), [409, 'COUPON_CODE_TAKEN']);
    expectRefusal(await coupon({ code: 'TROP', discount: 101 }), [400, 'COUPON_VALUES']);
  });

  it('keeps a category of projects while it is used, and one address for each', async () => {
    const { body: category } = await desk.admin.call<{ id: string; slug: string }>('POST /api/portfolio/categories', {
      name: 'Fêtes',
    });
    const twin = { name: 'Fêtes aussi', slug: category.slug };
    expectRefusal(await desk.admin.call('POST /api/portfolio/categories', twin), [409, 'PORTFOLIO_SLUG_TAKEN']);
    const project = { title: 'Un anniversaire', description: 'Vingt magnets', category_id: category.id };
    const { body: made } = await desk.admin.call<{ id: string }>('POST /api/portfolio/portfolio', project);
    const deletion = await desk.admin.call(`DELETE /api/portfolio/categories/${category.id}`);
    expectRefusal(deletion, [409, 'PORTFOLIO_CATEGORY_USED']);
    await db().execute(sql`WITH picture AS (INSERT INTO pictures (id, hash, width, height, colour)
        VALUES (${uuidv7()}, ${'a'.repeat(32)}, 800, 600, '#000000') RETURNING id)
      INSERT INTO portfolio_images (id, portfolio_item_id, picture_id, position)
      SELECT gen_random_uuid(), ${made.id}, picture.id, n FROM picture, generate_series(0, 19) n`);
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await testJpeg())]), 'a.jpg');
    const authorization = `Bearer ${await tokenFor(desk.api.services, 'admin')}`;
    const sent = { method: 'POST', headers: { authorization }, body: form };
    const full = await desk.api.send(`/api/portfolio-images/${made.id}`, sent);
    expectRefusal(full, [409, 'PORTFOLIO_TOO_MANY_IMAGES']);
  });

  it('is never left without an owner', async () => {
    const answer = await desk.admin.call('POST /api/user/deactivate', { reason: 'Fini' });
    expectRefusal(answer, [409, 'LAST_OWNER']);
  });
});

describe('too much of a good thing', () => {
  it('a twenty-first address', async () => {
    await db().execute(sql`INSERT INTO addresses (id, user_id, first_name, last_name, line1, postal_code, city)
      SELECT gen_random_uuid(), u.id, 'A', 'B', 'C', '69001', 'Lyon' FROM users u, generate_series(1, 20)
      WHERE u.email = 'test-customer@aimante.test'`);
    const answer = await desk.customer.call('POST /api/users/addresses', testAddress);
    expectRefusal(answer, [409, 'ADDRESS_LIMIT_REACHED']);
  });

  it('a fourth picture with a message', async () => {
    const form = new FormData();
    const words = {
      name: 'Zoé',
      email: 'zoe@exemple.test',
      subject: 'other',
      message: 'Quatre photos',
      consent: 'true',
    };
    for (const [name, value] of Object.entries(words)) form.append(name, value);
    for (let n = 0; n < 4; n += 1) form.append('images', new Blob(['x']), `${n}.jpg`);
    const answer = await desk.api.send('/api/contact', { method: 'POST', body: form });
    expectRefusal(answer, [400, 'CONTACT_TOO_MANY_PICTURES']);
  });

  it('more than 500 concurrent listeners', async () => {
    const leave = new AbortController();
    const listen = () => fetch(`${desk.api.url}/api/changes`, { signal: leave.signal });
    const listeners = await Promise.all(Array.from({ length: 500 }, listen));
    expect(listeners.every(({ status }) => status === 200)).toBe(true);
    const refused = await desk.api.send('/api/changes');
    leave.abort();
    expectRefusal(refused, [503, 'STREAM_FULL']);
    expect(refused.headers.get('retry-after')).toBe('30');
  });
});
