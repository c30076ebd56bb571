import type { DeskOrderDetail, DeskOrderPage } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../testing/desk/desk.ts';
import { TestUploader, testJpeg } from '../../../testing/people/test-uploader.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { addPhoto, addProduct } from '../../../testing/selling/test-shop.ts';
import { userKey } from '../../people/index.ts';
import { sql } from '../../platform/sql/sql.ts';

const desk = testDesk();
const recipe = createRecipe(photoSize, 1);
let customerPhoto: string;
let uploader: TestUploader;
beforeAll(async () => {
  uploader = new TestUploader(desk.api);
  customerPhoto = (await uploader.upload(await testJpeg(photoSize.width, photoSize.height))).photoId ?? '';
});

const query = async <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await desk.api.services.db.execute<T>(statement)).rows;
const memberPhoto = async () => {
  const [member] = await query<{ id: string }>(sql`SELECT id FROM users WHERE email = 'test-admin@aimante.test'`);
  return addPhoto(desk.api.services, { owner: userKey(member?.id ?? '') });
};

async function take(line: object = {}) {
  const items = [{ productId: desk.magnet, quantity: 3, photosToCome: true, ...line }];
  const quoted = items.map((item) => ({ ...item, photos: undefined, photosToCome: undefined }));
  const { body: quote } = await desk.admin.call<{ quoteHash: string }>('POST /api/admin/orders/quote', {
    items: quoted,
    postalCode: testAddress.postalCode,
  });
  const shipping = { method: 'standard', address: testAddress };
  const rest = { email: 'lea@exemple.test', locale: 'fr', shipping, payment: 'link', quoteHash: quote.quoteHash };
  const key = { 'idempotency-key': crypto.randomUUID() };
  return desk.admin.call<DeskOrderDetail>('POST /api/admin/orders', { ...rest, items }, key);
}

/** The customer in an own browser, with nothing but the link of the mail. */
async function opened({ id, lines }: Pick<Order, 'id' | 'lines'>) {
  const [mail] = await query<{ link: string }>(
    sql`SELECT payload ->> 'link' AS link FROM outbox WHERE order_id = ${id} ORDER BY position LIMIT 1`,
  );
  const token = mail?.link.split('token=')[1] ?? '';
  const { siteUrl: origin } = desk.api.services.config;
  const guest = new TestBuyer(desk.api, { 'x-order-token': token, cookie: uploader.cookie, origin });
  return {
    guest,
    read: async () => (await guest.call<Order>(`GET /api/orders/track/${token}`)).body,
    pay: (cents: number) => guest.call(`POST /api/orders/${id}/pay`, cardPayment(cents)),
    add: (photos: object[], line = lines[0]?.id) =>
      guest.call<Order>(`POST /api/orders/${id}/lines/${line}/photos`, { photos }),
  };
}
const magnet = (more: object = {}) => ({ id: crypto.randomUUID(), photoId: customerPhoto, recipe, ...more });
const copiesIn = ({ lines }: Order) => lines[0]?.photos.reduce((sum, { copies }) => sum + copies, 0);

describe('an order that the team takes without photos', () => {
  it('names the number of missing photos to team and customer, and promises no day', async () => {
    const { status, body } = await take({ photos: [{ photoId: await memberPhoto(), recipe }] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      missingPhotos: 2,
      lines: [{ quantity: 3, missingPhotos: 2, photos: [{ copies: 1 }] }],
    });
    const customer = await opened(body);
    await customer.pay(body.totalCents);
    const order = await customer.read();
    expect(order).toMatchObject({ stage: 'a_verifier', mark: 'action_required', missingPhotos: 2, estimate: null });
    expect(order.actions.canAddPhotos).toBe(true);
    const list = await desk.admin.call<DeskOrderPage>('GET /api/admin/orders?photos=missing');
    expect(list.body.items.find(({ id }) => id === body.id)).toMatchObject({ missingPhotos: 2 });
  });

  it('has no more photos than magnets', async () => {
    const photos = [{ photoId: await memberPhoto(), copies: 4, recipe }];
    expect((await take({ photos })).body.code).toBe('PHOTO_COUNT_DIFFERS');
  });

  it('is not placed in the shop', async () => {
    const items = [{ productId: desk.magnet, quantity: 1, photosToCome: true }];
    const quoteHash = (await desk.customer.quote({ items: [{ productId: desk.magnet, quantity: 1 }] })).body.quoteHash;
    expect((await desk.customer.order({ items, quoteHash })).status).toBe(400);
  });

  it('is ready for print after its last photo only', async () => {
    const { body } = await take({ photos: [{ photoId: await memberPhoto(), recipe }] });
    const customer = await opened(body);
    await customer.pay(body.totalCents);
    const approve = async () => {
      for (const { id } of (await customer.read()).lines.flatMap(({ photos }) => photos))
        await desk.admin.call(`POST /api/admin/orders/${body.id}/photos/${id}/review`, { review: 'approved' });
    };
    await approve();
    expect((await customer.read()).stage).toBe('a_verifier');
    expect((await desk.change(body, { stage: 'pret' })).body.code).toBe('ORDER_PHOTOS_MISSING');
    const plan = await desk.admin.call<object>('POST /api/admin/batches/plan', { orderIds: [body.id] });
    expect(plan.body).toMatchObject({ pieces: 0, leftOut: [{ id: body.id, reason: 'photos_missing' }] });
    await customer.add([magnet({ copies: 2 })]);
    await approve();
    expect(await customer.read()).toMatchObject({ stage: 'pret', estimate: { from: expect.any(String) } });
  });

  it('is ready for print when the magnets without a photo leave it', async () => {
    const { body } = await take({ photos: [{ photoId: await memberPhoto(), copies: 2, recipe }] });
    const customer = await opened(body);
    await customer.pay(body.totalCents);
    const { lines, version } = await customer.read();
    const [line] = lines;
    await desk.admin.call(`POST /api/admin/orders/${body.id}/photos/${line?.photos[0]?.id}/review`, {
      review: 'approved',
    });
    const change = { lines: [{ lineId: line?.id, quantity: 2 }], refundCents: 450, reason: 'Une de moins', version };
    const current = (await customer.read()).version;
    await desk.admin.call(`PUT /api/admin/orders/${body.id}/lines`, { ...change, version: current });
    const order = await customer.read();
    expect(order.stage).toBe('pret');
    expect(order.missingPhotos).toBeUndefined();
  });
});

describe('adding the photos by the link of the order', () => {
  it('works before and after the payment, and mails the member that took the order once', async () => {
    const { body } = await take();
    const customer = await opened(body);
    expect(await customer.read()).toMatchObject({ missingPhotos: 3, lines: [{ photos: [] }] });
    const first = await customer.add([magnet()]);
    expect(first).toMatchObject({ status: 200, body: { status: 'en_attente', missingPhotos: 2 } });
    await customer.pay(body.totalCents);
    const { body: whole } = await customer.add([magnet(), magnet()]);
    expect(copiesIn(whole)).toBe(3);
    expect(whole.missingPhotos).toBeUndefined();
    expect(whole.events.filter(({ type }) => type === 'photos_added')).toMatchObject([
      { by: 'guest', data: { count: 2, left: 0 } },
      { data: { count: 1, left: 2 } },
    ]);
    const mails = sql`SELECT recipient FROM outbox WHERE dedupe_key = ${`photos-complete-team:${body.id}`}`;
    expect(await query(mails)).toEqual([{ recipient: 'test-admin@aimante.test' }]);
  });

  it('keeps the photos as long as the order needs them', async () => {
    const { body } = await take();
    await query(sql`UPDATE photos SET purge_after = now() WHERE id = ${customerPhoto}`);
    await (await opened(body)).add([magnet()]);
    expect(await query(sql`SELECT purge_after FROM photos WHERE id = ${customerPhoto}`)).toEqual([
      { purge_after: null },
    ]);
  });

  it('adds the photos of a doubled press once', async () => {
    const { body } = await take();
    const { add, read } = await opened(body);
    const photos = [magnet(), magnet()];
    const answers = await Promise.all([add(photos), add(photos)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ missingPhotos: 1 });
  });

  it('refuses more photos than are missing', async () => {
    const { body } = await take();
    const { add } = await opened(body);
    const { body: refused } = await add([magnet({ copies: 4 })]);
    expect(refused).toMatchObject({ code: 'ORDER_PHOTOS_TOO_MANY', details: { left: 3 } });
    const races = await Promise.all([add([magnet({ copies: 2 })]), add([magnet({ copies: 2 })])]);
    expect(races.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  });

  it('refuses the photo of another person, a crop of another shape, and a line of another order', async () => {
    const { body } = await take();
    const { add, read } = await opened(body);
    expect((await add([magnet({ photoId: desk.photoId })])).body.code).toBe('PHOTO_UNKNOWN');
    expect((await add([magnet({ recipe: createRecipe(photoSize, 2) })])).body.code).toBe('RECIPE_INVALID');
    const other = (await take()).body.lines[0]?.id;
    expect((await add([magnet()], other)).body.code).toBe('ORDER_NOT_FOUND');
    expect(await read()).toMatchObject({ missingPhotos: 3, lines: [{ photos: [] }] });
  });

  it('is closed for complete and cancelled orders, and for items without photos', async () => {
    const box = await addProduct(desk.api.services, { cents: 790 });
    const whole = (await take({ productId: box, photosToCome: undefined })).body;
    expect((await (await opened(whole)).add([magnet()])).body.code).toBe('ORDER_PHOTOS_CLOSED');
    const { body } = await take();
    const { add, guest } = await opened(body);
    await guest.call(`POST /api/orders/${body.id}/cancel`, {});
    expect((await add([magnet()])).body.code).toBe('ORDER_PHOTOS_CLOSED');
  });

  it('needs the link', async () => {
    const { body } = await take();
    const path = `POST /api/orders/${body.id}/lines/${body.lines[0]?.id}/photos`;
    expect((await desk.customer.call(path, { photos: [magnet()] })).body.code).toBe('ORDER_NOT_FOUND');
  });
});
