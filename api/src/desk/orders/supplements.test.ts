import type { Quote } from '@aimante/api-contract/checkout';
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../testing/desk/desk.ts';
import { moneyOf } from '../../../testing/desk/money.ts';
import { putTilePicture } from '../../../testing/production/ready-order.ts';
import { cardPayment, testCards } from '../../../testing/selling/test-cards.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { expireOrders } from '../../selling/index.ts';

const desk = testDesk();
const { charged, settleAll, cleanBooks } = moneyOf(desk);
beforeAll(() => putTilePicture(desk.api.services), 30_000);
const one = async (statement: SQL) => (await desk.api.services.db.execute(statement)).rows[0];
const admin = <T = DeskOrderDetail>(call: string, body: object = {}) =>
  desk.admin.call<T>(call, body, { 'idempotency-key': crypto.randomUUID() });
const paidBox = async () => desk.pay(await desk.buyBox());
const boxes = (quantity: number) => [{ productId: desk.box, quantity }];
const quote = async (base: Order, items: object[]) =>
  (await admin<Quote>('POST /api/admin/orders/quote', { items, supplements: base.id })).body;
async function offer(base: Order, items: object[] = boxes(2), more: object = {}) {
  const { version } = await desk.read(base);
  const plain = items.map((item) => ({ ...item, photos: undefined }));
  const { quoteHash } = await quote(base, plain);
  return admin(`POST /api/admin/orders/${base.id}/supplements`, { items, quoteHash, version, ...more });
}
async function offered(base: Order, items?: object[]) {
  const { status, body } = await offer(base, items);
  expect(status).toBe(201);
  const supplement = body.supplements?.at(-1);
  if (!supplement) throw new Error('The answer has no supplement');
  return supplement;
}
type Paid = { state: string; code?: string };
const pay = ({ id, totalCents }: { id: string; totalCents: number }, card?: string, more: object = {}) =>
  desk.customer.call<Paid>(`POST /api/orders/${id}/pay`, cardPayment(totalCents, card, more));
const withdraw = (base: Order, { id }: { id: string }) =>
  admin(`POST /api/admin/orders/${base.id}/supplements/${id}/withdraw`);
const stateOf = async (base: Order) => (await desk.read(base)).supplements?.at(-1)?.state;
const mailsOf = async ({ id }: { id: string }) =>
  (
    await desk.api.services.db.execute<{ kind: string }>(
      sql`SELECT kind FROM outbox WHERE order_id = ${id} ORDER BY position`,
    )
  ).rows.map(({ kind }) => kind);
/** A paid order with an approved photo. `print` puts it on a sheet. */
async function readyMagnet() {
  const order = await desk.pay(await desk.buyMagnet());
  await desk.api.services.db.execute(sql`UPDATE order_line_photos p SET review = 'approved', tile_path = 'tiles/coral.jpg',
    tile_hash = 'coral' FROM order_lines l WHERE l.id = p.order_line_id AND l.order_id = ${order.id}`);
  await desk.change(order, { stage: 'pret' });
  return order;
}
const print = ({ id }: Order) => admin<{ code?: string }>('POST /api/admin/batches', { orderIds: [id] });

describe('a supplement of a paid order', () => {
  it('changes nothing before it is paid, and then has an invoice of its own', async () => {
    const cheap = await addProduct(desk.api.services, { cents: 450, stock: 5 });
    const base = await paidBox();
    const before = await desk.read(base);
    const items = [...boxes(2), { productId: cheap, quantity: 1 }];
    expect(await quote(base, items)).toMatchObject({ totalCents: 2030, shippingCents: 0 });
    const supplement = await offered(base, items);
    expect(supplement).toMatchObject({ state: 'open', totalCents: 2030, trackToken: '' });
    expect(await desk.read(base)).toMatchObject({
      ...{ version: before.version, totalCents: before.totalCents, lines: before.lines },
      ...{ documents: before.documents, estimate: before.estimate },
    });
    expect(await mailsOf(supplement)).toEqual(['supplement-offered']);
    expect((await pay(supplement)).body.state).toBe('paid');
    const after = await desk.read(base);
    expect(after).toMatchObject({
      totalCents: before.totalCents,
      supplements: [{ id: supplement.id, state: 'paid', totalCents: 2030, lines: expect.any(Array) }],
      events: expect.arrayContaining([expect.objectContaining({ type: 'supplement_added' })]),
    });
    expect(after.version).toBeGreaterThan(before.version);
    const invoice = await one(sql`SELECT series, data ->> 'supplementTo' AS base, (data ->> 'totalCents')::int AS total,
      (data ->> 'vatCents')::int AS vat, jsonb_array_length(data -> 'lines') AS lines FROM invoices
      WHERE order_id = ${supplement.id}`);
    expect(invoice).toEqual({ series: 'F', base: base.number, total: 2030, vat: 338, lines: 2 });
    expect(await cleanBooks()).toEqual([]);
    const month = desk.now.toISOString().slice(0, 7);
    const fec = await desk.api.send(`/api/admin/accounting/fec?from=${month}-01&to=${month}-30`, {
      headers: desk.adminHeaders,
    });
    expect(JSON.stringify(fec.body)).toContain(supplement.number);
  });

  it('is refused for an order that is unpaid, changed, on a sheet or a supplement itself', async () => {
    expect((await offer(await desk.buyBox())).body).toMatchObject({ code: 'SUPPLEMENT_IMPOSSIBLE' });
    const base = await paidBox();
    expect((await offer(base, boxes(1), { version: 99 })).body).toMatchObject({ code: 'VERSION_CONFLICT' });
    const printed = await readyMagnet();
    expect((await print(printed)).status).toBe(201);
    expect((await offer(printed)).body).toMatchObject({ code: 'SUPPLEMENT_IMPOSSIBLE' });
    const supplement = await offered(base);
    expect((await offer(base)).body).toMatchObject({ code: 'SUPPLEMENT_OPEN' });
    await pay(supplement);
    const child = { ...base, id: supplement.id };
    expect((await offer(child)).body).toMatchObject({ code: 'SUPPLEMENT_FIXED' });
    const nobody = `POST /api/admin/orders/${crypto.randomUUID()}/supplements`;
    const nothing = { items: boxes(1), quoteHash: '', version: 1 };
    expect((await admin(nobody, nothing)).body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await offered(base)).state).toBe('open');
  });

  it('cannot be replaced by another unpaid order', async () => {
    const base = await paidBox();
    const { id } = await offered(base);
    const { body: draft } = await desk.admin.call<{ version: number; shipping: { address: object } }>(
      `GET /api/admin/orders/${id}/draft`,
    );
    const { version, shipping } = draft;
    const answer = await admin(`POST /api/admin/orders/${id}/replacement`, {
      ...{ version, items: boxes(1), payment: 'link', quoteHash: '' },
      shipping: { method: 'standard', address: shipping.address },
    });
    expect(answer.body).toMatchObject({ code: 'SUPPLEMENT_FIXED' });
  });

  it('is withdrawn by the team, and its mail sent again before', async () => {
    const base = await paidBox();
    const supplement = await offered(base);
    const send = () => admin(`POST /api/admin/orders/${base.id}/supplements/${supplement.id}/send`);
    desk.now = new Date(desk.now.getTime() + 60_000);
    expect((await send()).status).toBe(200);
    // A second press within the minute sends nothing.
    expect((await send()).status).toBe(200);
    const { body } = await withdraw(base, supplement);
    expect(body.supplements).toMatchObject([{ state: 'withdrawn' }]);
    expect(await mailsOf(supplement)).toEqual(['supplement-offered', 'supplement-offered', 'order-cancelled']);
    expect((await withdraw(base, supplement)).body).toMatchObject({ code: 'SUPPLEMENT_CLOSED' });
    expect((await send()).body).toMatchObject({ code: 'SUPPLEMENT_CLOSED' });
    expect((await pay(supplement)).body).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    const paid = await offered(base);
    await pay(paid);
    expect((await withdraw(base, paid)).body).toMatchObject({ code: 'ORDER_ALREADY_PAID' });
    expect((await admin(`POST /api/admin/orders/${base.id}/supplements/${paid.id}/send`)).body).toMatchObject({
      code: 'ORDER_ALREADY_PAID',
    });
  });

  it('expires after 7 days', async () => {
    const base = await paidBox();
    await offered(base);
    desk.now = new Date(desk.now.getTime() + 7 * 86_400_000 + 60_000);
    await expireOrders.run(desk.api.services);
    expect(await stateOf(base)).toBe('expired');
  });

  it('ends with its order: unpaid it is closed, paid it is refunded', async () => {
    const base = await paidBox();
    const paid = await offered(base);
    await pay(paid);
    const open = await offered(base);
    await desk.customer.call(`POST /api/orders/${base.id}/cancel`, {});
    expect((await desk.read(base)).supplements).toMatchObject([{ state: 'refunded' }, { state: 'withdrawn' }]);
    await settleAll();
    expect(await charged(base, paid, open)).toBe(0);
    expect(await cleanBooks()).toEqual([]);
  });

  it('is closed when items leave the order', async () => {
    const base = await desk.pay((await desk.customer.order({ items: [{ productId: desk.box, quantity: 2 }] })).body);
    await offered(base);
    const { lines, version } = await desk.read(base);
    const change = { version, refundCents: 790, reason: 'Trop', lines: [{ lineId: lines[0]?.id, quantity: 1 }] };
    expect((await desk.admin.call(`PUT /api/admin/orders/${base.id}/lines`, change)).status).toBe(200);
    expect(await stateOf(base)).toBe('withdrawn');
  });

  it('follows a new address of its order', async () => {
    const base = await paidBox();
    const supplement = await offered(base);
    const { shippingAddress: address, version } = await desk.read(base);
    const moved = { ...address, line1: '1 rue Neuve' };
    await desk.admin.call(`PUT /api/admin/orders/${base.id}/address`, { version, address: moved });
    const child = (await desk.customer.call<Order>(`GET /api/orders/${supplement.id}`)).body;
    expect(child).toMatchObject({ shippingAddress: { line1: '1 rue Neuve' }, actions: { canChangeAddress: false } });
  });
});

describe('an order with a paid supplement', () => {
  const setStage = ({ id }: { id: string }, stage: string) =>
    desk.api.services.db.execute(sql`UPDATE orders SET stage = ${stage} WHERE id = ${id}`);
  const ship = ({ id }: { id: string }, more: object = {}) =>
    desk.admin.call<{ code?: string; message?: string; stage: string }>(`PATCH /api/admin/orders/${id}`, {
      ...{ stage: 'expedie' },
      ...more,
    });
  async function both() {
    const base = await paidBox();
    const supplement = await offered(base);
    await pay(supplement);
    await setStage(base, 'emballe');
    return { base, supplement };
  }

  it('is not shipped before both are packed', async () => {
    const { base, supplement } = await both();
    const refused = (await ship(base)).body;
    expect(refused.code).toBe('ORDER_LEAVES_TOGETHER');
    expect(refused.message).toContain(supplement.number);
    await setStage(supplement, 'emballe');
    await setStage(base, 'assemble');
    expect((await ship(supplement)).body).toMatchObject({ code: 'ORDER_LEAVES_TOGETHER' });
    await setStage(base, 'emballe');
    expect((await ship(base)).body.stage).toBe('expedie');
    expect((await ship(supplement)).body.stage).toBe('expedie');
  });

  it('is shipped alone if the team decides so, or if the supplement is refunded', async () => {
    const { base } = await both();
    expect((await ship(base, { evenAlone: true })).body.stage).toBe('expedie');
    const other = await both();
    await admin(`POST /api/admin/orders/${other.supplement.id}/refunds`, {
      ...{ amountCents: other.supplement.totalCents, reason: 'Abandon' },
    });
    await settleAll();
    expect(await stateOf(other.base)).toBe('refunded');
    expect((await ship(other.base)).body.stage).toBe('expedie');
  });
});

describe('a payment of a supplement', () => {
  it('is not started once the order is on a sheet', async () => {
    const base = await readyMagnet();
    const supplement = await offered(base);
    await print(base);
    expect((await pay(supplement)).body).toMatchObject({ code: 'SUPPLEMENT_IMPOSSIBLE' });
    expect(await charged(supplement)).toBe(0);
  });

  it('that ends after the order went on a sheet is refunded, with a mail to customer and team', async () => {
    const base = await readyMagnet();
    const supplement = await offered(base);
    expect((await pay(supplement, testCards.asks3ds)).body.state).toBe('requires_action');
    await print(base);
    await one(sql`UPDATE demo_payments p SET status = 'succeeded' FROM payment_attempts a
      WHERE a.id = p.attempt_id AND a.order_id = ${supplement.id}`);
    await settleAll();
    expect(await charged(supplement)).toBe(0);
    expect(await stateOf(base)).toBe('refunded');
    expect(await mailsOf(supplement)).toEqual(['supplement-offered', 'supplement-late']);
    const toTeam = sql`SELECT recipient FROM outbox WHERE kind = 'supplement-late-team'`;
    expect(await one(toTeam)).toEqual({ recipient: 'test-admin@aimante.test' });
    const { body } = await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${base.id}`);
    expect(body.history[0]).toMatchObject({ type: 'supplement_late', data: { text: supplement.number } });
    expect(await cleanBooks()).toEqual([]);
  });

  it('is charged once when it is paid twice at the same moment', async () => {
    for (let times = 0; times < 6; times += 1) {
      const base = await paidBox();
      const supplement = await offered(base);
      await Promise.all([pay(supplement), pay(supplement)]);
      await settleAll();
      expect(await charged(supplement)).toBe(supplement.totalCents);
      expect(await stateOf(base)).toBe('paid');
    }
    expect(await cleanBooks()).toEqual([]);
  });

  it('and a withdrawal at the same moment: one of them counts, and no money is lost', async () => {
    for (let times = 0; times < 6; times += 1) {
      const base = await paidBox();
      const supplement = await offered(base);
      await Promise.all([pay(supplement), withdraw(base, supplement)]);
      await settleAll();
      const state = await stateOf(base);
      expect(['paid', 'withdrawn', 'refunded']).toContain(state);
      expect(await charged(supplement)).toBe(state === 'paid' ? supplement.totalCents : 0);
    }
    expect(await cleanBooks()).toEqual([]);
  });

  it('and a print sheet at the same moment: the order is printed, and a late payment is refunded', async () => {
    for (let times = 0; times < 6; times += 1) {
      const base = await readyMagnet();
      const supplement = await offered(base, [
        {
          productId: desk.magnet,
          quantity: 1,
          photos: [{ photoId: desk.photoId, recipe: createRecipe(photoSize, 1) }],
        },
      ]);
      const [, printed] = await Promise.all([pay(supplement), print(base)]);
      expect(printed.status).toBe(201);
      await settleAll();
      const state = await stateOf(base);
      expect(['paid', 'open', 'refunded']).toContain(state);
      expect(await charged(supplement)).toBe(state === 'paid' ? supplement.totalCents : 0);
    }
    expect(await cleanBooks()).toEqual([]);
  });
});
