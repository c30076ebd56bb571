import type { DeskOrderDetail, DeskOrderPage } from '@aimante/api-contract/order-desk';
import type { Order, OrderStage } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tokenFor } from '../../testing/test-actors.ts';
import { addPhoto, addProduct } from '../checkout/test-shop.ts';
import { nextStages, type Phase, transitions } from '../orders/order-machine.ts';
import { TestBuyer } from '../orders/test-buyer.ts';
import { settlePayments } from '../payments/payment-jobs.ts';
import { cardPayment } from '../payments/test-cards.ts';
import { userKey } from '../photos/photo-owner.ts';

let api: TestApi;
let admin: TestBuyer;
let customer: TestBuyer;
let photoId: string;
let magnet: string;
let box: string;
let now: Date;
const photoSize = { width: 1200, height: 900 };

beforeAll(async () => {
  now = new Date('2026-11-17T09:00:00Z');
  api = await startTestApi({ now: () => now });
  admin = new TestBuyer(api, { authorization: `Bearer ${await tokenFor(api.services, 'admin')}` });
  const token = await tokenFor(api.services, 'customer');
  customer = new TestBuyer(api, { authorization: `Bearer ${token}` });
  photoId = await addPhoto(api.services, { owner: userKey(token.split('.')[0] ?? '') });
  magnet = await addProduct(api.services, { size: [50, 50], stock: 1000 });
  box = await addProduct(api.services, { cents: 790, stock: 1000, points: 8 });
}, 60_000);
afterAll(() => api.close(), 30_000);

const buyMagnet = async () => {
  const photos = [{ photoId, recipe: createRecipe(photoSize, 1) }];
  return (await customer.order({ items: [{ productId: magnet, quantity: 1, photos }] })).body;
};
const buyBox = async () => (await customer.order({ items: [{ productId: box, quantity: 1 }] })).body;
const pay = async (order: Order) => {
  await customer.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents));
  return order;
};
const change = (order: Order, body: object) => admin.call<DeskOrderDetail>(`PATCH /api/admin/orders/${order.id}`, body);
const walk = async (order: Order, stages: readonly OrderStage[]) => {
  for (const stage of stages) await change(order, { stage });
};
const read = async (order: Order) => (await customer.call<Order>(`GET /api/orders/${order.id}`)).body;

describe('an order on its way through the workshop', () => {
  it('is reviewed, made, sent and completed, and its customer told', async () => {
    const order = await pay(await buyMagnet());
    const photo = order.lines[0]?.photos[0]?.id;
    const reviewed = await admin.call<DeskOrderDetail>(`POST /api/admin/orders/${order.id}/photos/${photo}/review`, {
      review: 'approved',
    });
    expect(reviewed.body.stage).toBe('pret');
    await walk(order, ['imprime', 'assemble', 'emballe']);
    await change(order, { trackingNumber: 'COLIS-1', trackingUrl: 'https://suivi.test/COLIS-1' });
    await walk(order, ['expedie', 'livre']);
    const done = await read(order);
    expect(done).toMatchObject({ status: 'termine', stage: 'livre', trackingNumber: 'COLIS-1' });
    expect(done.actions).toMatchObject({ canCancel: false, canClaim: true, canReorder: true });
    const points = await api.services.db.execute(
      sql`SELECT sum(points)::int AS points, sum(pending)::int AS pending FROM loyalty_entries WHERE order_id = ${order.id}`,
    );
    expect(points.rows[0]).toEqual({ points: 4, pending: 0 });
    const kept = await api.services.db.execute<{ purge: string }>(
      sql`SELECT purge_after::text AS purge FROM photos WHERE id = ${photoId}`,
    );
    expect(kept.rows[0]?.purge).toContain('2027-02-15');
    const mails = await api.services.db.execute(
      sql`SELECT kind FROM outbox WHERE payload ->> 'orderNumber' = ${order.number} ORDER BY id`,
    );
    expect(mails.rows.map(({ kind }) => kind)).toEqual([
      'order-received',
      'payment-confirmed',
      'order-shipped',
      'order-delivered',
    ]);
  });

  it('waits for another photo where one is blocked', async () => {
    const order = await pay(await buyMagnet());
    const photo = order.lines[0]?.photos[0]?.id;
    const path = `/api/admin/orders/${order.id}/photos/${photo}/review`;
    await admin.call(`POST ${path}`, { review: 'blocked', reason: 'Photo trop floue' });
    const blocked = await read(order);
    expect(blocked).toMatchObject({ stage: 'bloque', mark: 'action_required', actions: { canReplacePhotos: true } });
    expect(blocked.lines[0]?.photos[0]).toMatchObject({ review: 'blocked', reviewReason: 'Photo trop floue' });
    const replace = (recipe: object) =>
      customer.call<Order>(`POST /api/orders/${order.id}/photos/${photo}/replace`, { photoId, recipe });
    expect((await replace(createRecipe(photoSize, 1.5))).body.code).toBe('RECIPE_INVALID');
    expect((await replace(createRecipe(photoSize, 1))).body).toMatchObject({ stage: 'a_verifier', mark: null });
    expect((await replace(createRecipe(photoSize, 1))).body.code).toBe('PHOTO_NOT_BLOCKED');
    await admin.call(`POST ${path}`, { review: 'approved' });
    expect((await read(order)).stage).toBe('pret');
  });

  it('moves with many others, and tells which could not', async () => {
    const [paid, unpaid] = [await pay(await buyBox()), await buyBox()];
    const unknown = crypto.randomUUID();
    const answer = await admin.call('POST /api/admin/orders/bulk', {
      ids: [paid.id, unpaid.id, unknown],
      stage: 'imprime',
    });
    expect(answer.body).toMatchObject({
      done: [paid.id],
      refused: [
        { id: unpaid.id, number: unpaid.number, code: 'ORDER_TRANSITION_REFUSED' },
        { id: unknown, code: 'ORDER_NOT_FOUND' },
      ],
    });
  });

  it('is not changed by somebody who has not seen the last change', async () => {
    const order = await pay(await buyBox());
    const { version } = (await admin.call<DeskOrderDetail>(`GET /api/admin/orders/${order.id}`)).body;
    expect((await change(order, { stage: 'imprime', version })).status).toBe(200);
    expect((await change(order, { stage: 'assemble', version })).body.code).toBe('VERSION_CONFLICT');
  });

  it('keeps notes that the customer never sees, and a record of who did what', async () => {
    const order = await buyBox();
    const noted = await admin.call<DeskOrderDetail>(`POST /api/admin/orders/${order.id}/notes`, { text: 'Rappeler' });
    expect(noted.body.history[0]).toMatchObject({ type: 'note', data: { text: 'Rappeler' }, isPublic: false });
    expect(JSON.stringify(await read(order))).not.toContain('Rappeler');
    const trail = await api.services.db.execute(sql`SELECT action FROM audit_log WHERE entity_id = ${order.id}`);
    expect(trail.rows).toEqual([{ action: 'order.note' }]);
  });

  it('is paid by hand when a transfer arrives', async () => {
    const order = await buyBox();
    await customer.call(`POST /api/orders/${order.id}/pay`, { provider: 'transfer', totalCents: order.totalCents });
    const paid = await admin.call(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'transfer' });
    expect(paid.body).toMatchObject({ status: 'en_cours', paymentStatus: 'paid', documents: [{ kind: 'invoice' }] });
    const again = await admin.call(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'cash' });
    expect(again).toMatchObject({ status: 409, body: { code: 'ORDER_TRANSITION_REFUSED' } });
  });
});

describe('refunds', () => {
  const refund = (order: Order, amountCents: number, key: string = crypto.randomUUID()) =>
    admin.call(
      `POST /api/admin/orders/${order.id}/refunds`,
      { amountCents, reason: 'abîmé' },
      { 'idempotency-key': key },
    );

  it('go back in parts, each with its credit note, never more than was paid', async () => {
    const order = await pay(await buyBox());
    expect((await refund(order, 300)).status).toBe(201);
    expect((await refund(order, 491)).body).toMatchObject({ code: 'REFUND_TOO_LARGE', details: { leftCents: 490 } });
    await settlePayments.run(api.services);
    expect(await read(order)).toMatchObject({ refundedCents: 300, mark: 'partially_refunded', status: 'en_cours' });
    await refund(order, 490);
    await settlePayments.run(api.services);
    const whole = await read(order);
    expect(whole).toMatchObject({ refundedCents: 790, mark: 'refunded' });
    expect(whole.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note']);
    const points = await api.services.db.execute(
      sql`SELECT sum(points + pending)::int AS left FROM loyalty_entries WHERE order_id = ${order.id}`,
    );
    expect(points.rows[0]).toEqual({ left: 0 });
  });

  it('are asked once for a key, by 30 clicks at once', async () => {
    const order = await pay(await buyBox());
    const answers = await Promise.all(Array.from({ length: 30 }, () => refund(order, 100, `refund-${order.id}`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    await settlePayments.run(api.services);
    expect((await read(order)).refundedCents).toBe(100);
  });
});

describe('the state machine', () => {
  const phases: Phase[] = ['awaiting', 'failed', 'production', 'done', 'cancelled'];
  const bring: Record<Phase, () => Promise<Order>> = {
    awaiting: buyBox,
    async failed() {
      const order = await buyBox();
      await customer.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents, '4000 0000 0000 0002'));
      return order;
    },
    production: async () => pay(await buyBox()),
    async done() {
      const order = await pay(await buyBox());
      await change(order, { status: 'termine' });
      return order;
    },
    async cancelled() {
      const order = await buyBox();
      await change(order, { status: 'annule' });
      return order;
    },
  };
  /** What an administrator can ask for, by the phase that it leads to. */
  const ask: Partial<Record<Phase, (order: Order) => Promise<{ status: number }>>> = {
    production: (order) => admin.call(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'cash' }),
    done: (order) => change(order, { status: 'termine' }),
    cancelled: (order) => change(order, { status: 'annule' }),
  };
  const isLegal = (from: Phase, to: Phase) =>
    Object.entries(transitions).some(
      ([name, one]) => name !== 'reopen' && (one.from as readonly Phase[]).includes(from) && one.to === to,
    );

  it.each(phases.flatMap((from) => (Object.keys(ask) as Phase[]).map((to) => [from, to] as const)))(
    'from %s to %s: as its table says',
    async (from, to) => {
      const order = await bring[from]();
      const answer = await ask[to]?.(order);
      // What is where it was asked to go stays there, without a trace.
      const isThere = from === to && to !== 'production';
      expect(answer?.status).toBe(isLegal(from, to) || isThere ? 200 : 409);
    },
  );

  const stages = Object.keys(nextStages) as OrderStage[];
  it('of production lets through what stands in its table, and nothing else, of 100 pairs', async () => {
    const order = await pay(await buyBox());
    const legal: string[] = [];
    for (const from of stages) {
      for (const to of stages.filter((stage) => stage !== from)) {
        await api.services.db.execute(
          sql`UPDATE orders SET stage = ${from}, status = 'en_cours' WHERE id = ${order.id}`,
        );
        const { status } = await change(order, { stage: to });
        expect([200, 409]).toContain(status);
        if (status === 200) legal.push(`${from} ${to}`);
      }
    }
    const table = stages.flatMap((from) => nextStages[from].map((to) => `${from} ${to}`));
    const pickup = ['emballe pret_retrait'];
    expect(legal.toSorted()).toEqual(table.filter((pair) => !pickup.includes(pair)).toSorted());
  }, 60_000);
});

describe('GET /api/admin/orders', () => {
  it('filters, sorts and pages', async () => {
    const list = async (query: string) => (await admin.call<DeskOrderPage>(`GET /api/admin/orders?${query}`)).body;
    const all = await list('limit=200');
    expect(all.items).toHaveLength(all.total);
    const first = await list('sort=-total&limit=5');
    const second = await list(`sort=-total&limit=5&cursor=${first.next}`);
    const totals = [...first.items, ...second.items].map(({ totalCents }) => totalCents);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(10);
    const number = all.items[0]?.number ?? '';
    expect((await list(`search=${number.toLowerCase()}`)).items.map((row) => row.number)).toEqual([number]);
    const printing = await list('stage=imprime&stage=pret');
    expect(printing.items.every(({ stage }) => stage === 'imprime' || stage === 'pret')).toBe(true);
    expect((await list('late=true')).total).toBe(0);
    now = new Date(now.getTime() + 10 * 86_400_000);
    const late = await list('late=true');
    expect(late.total).toBeGreaterThan(0);
    expect(late.items.every(({ isLate }) => isLate)).toBe(true);
  });

  it('is for administrators', async () => {
    expect((await customer.call('GET /api/admin/orders')).status).toBe(403);
    expect((await new TestBuyer(api).call('GET /api/admin/orders')).status).toBe(401);
  });
});

describe('what a customer may ask after delivery', () => {
  const delivered = async () => {
    const order = await pay(await buyBox());
    await walk(order, ['imprime', 'assemble', 'emballe', 'expedie', 'livre']);
    return order;
  };

  it('a problem can be reported for 30 days', async () => {
    const open = await pay(await buyBox());
    const claim = (order: Order) =>
      customer.call(`POST /api/orders/${order.id}/claim`, { reason: 'damaged', message: 'Le coin est plié.' });
    expect((await claim(open)).body.code).toBe('CLAIM_TOO_EARLY_OR_LATE');
    const order = await delivered();
    expect(await claim(order)).toMatchObject({ status: 201, body: { kind: 'problem', status: 'open' } });
    const begun = now;
    now = new Date(now.getTime() + 31 * 86_400_000);
    expect((await claim(order)).status).toBe(409);
    now = begun;
  });

  it('the contract can be renounced for 14 days, for what was not made for the customer alone', async () => {
    const order = await delivered();
    const view = await read(order);
    const lineIds = view.lines.map(({ id }) => id);
    expect(view.actions.withdrawableLineIds).toEqual(lineIds);
    const withdraw = (target: Order, ids: string[]) =>
      customer.call(`POST /api/orders/${target.id}/withdraw`, { lineIds: ids, confirm: true });
    expect(await withdraw(order, lineIds)).toMatchObject({ status: 201, body: { kind: 'withdrawal' } });
    const receipt = await api.services.db.execute(
      sql`SELECT payload FROM outbox WHERE kind = 'withdrawal-receipt' AND payload ->> 'orderNumber' = ${order.number}`,
    );
    expect(receipt.rows[0]?.payload).toMatchObject({ at: now.toISOString(), lines: ['1 × Magnet carré'] });
    const personal = await pay(await buyMagnet());
    expect(
      (
        await withdraw(
          personal,
          personal.lines.map(({ id }) => id),
        )
      ).body.code,
    ).toBe('NOT_WITHDRAWABLE');
  });

  it('the same can be ordered again, with the same photos', async () => {
    const order = await pay(await buyMagnet());
    const again = await customer.call(`POST /api/orders/${order.id}/reorder`);
    expect(again.body).toMatchObject({
      items: [{ productId: magnet, quantity: 1, photos: [{ photoId, copies: 1, recipe: { aspect: 1 } }] }],
      unavailable: [],
    });
    await api.services.db.execute(sql`UPDATE products SET is_visible = false WHERE id = ${magnet}`);
    expect((await customer.call(`POST /api/orders/${order.id}/reorder`)).body).toMatchObject({
      items: [],
      unavailable: ['Magnet carré'],
    });
    await api.services.db.execute(sql`UPDATE products SET is_visible = true WHERE id = ${magnet}`);
  });

  it('the address can be changed until the order is packed', async () => {
    const order = await pay(await buyBox());
    const move = () =>
      customer.call<Order>(`PUT /api/orders/${order.id}/address`, {
        ...order.shippingAddress,
        line1: '4 quai des Brumes',
      });
    expect((await move()).body.shippingAddress?.line1).toBe('4 quai des Brumes');
    await walk(order, ['imprime', 'assemble', 'emballe']);
    expect((await move()).body.code).toBe('ORDER_ADDRESS_FIXED');
  });
});
