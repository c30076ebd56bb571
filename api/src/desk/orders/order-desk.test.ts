import type { BulkAnswer, DeskOrderDetail, DeskOrderPage } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../testing/desk/desk.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { sql } from '../../platform/sql/sql.ts';
import { settlePayments } from '../../selling/index.ts';

const desk = testDesk();
const { buyBox, buyMagnet, change, pay, read, walk } = desk;

describe('an order on its way through the workshop', () => {
  it('is reviewed, made, sent and completed, and its customer gets mails', async () => {
    const order = await pay(await buyMagnet());
    const photo = order.lines[0]?.photos[0]?.id;
    const reviewed = await desk.admin.call<DeskOrderDetail>(
      `POST /api/admin/orders/${order.id}/photos/${photo}/review`,
      {
        review: 'approved',
      },
    );
    expect(reviewed.body.stage).toBe('pret');
    await walk(order, ['imprime', 'assemble', 'emballe']);
    await change(order, { trackingNumber: 'COLIS-1', trackingUrl: 'https://suivi.test/COLIS-1' });
    await walk(order, ['expedie', 'livre']);
    const done = await read(order);
    expect(done).toMatchObject({ status: 'termine', stage: 'livre', trackingNumber: 'COLIS-1' });
    expect(done.actions).toMatchObject({ canCancel: false, canClaim: true, canReorder: true });
    const points = await desk.api.services.db.execute(
      sql`SELECT sum(points)::int AS points, sum(pending)::int AS pending FROM loyalty_entries WHERE order_id = ${order.id}`,
    );
    expect(points.rows[0]).toEqual({ points: 4, pending: 0 });
    const kept = await desk.api.services.db.execute<{ purge: string }>(
      sql`SELECT purge_after::text AS purge FROM photos WHERE id = ${desk.photoId}`,
    );
    expect(kept.rows[0]?.purge).toContain('2027-02-15');
    const mails = await desk.api.services.db.execute(
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
    await desk.admin.call(`POST ${path}`, { review: 'blocked', reason: 'Photo trop floue' });
    const blocked = await read(order);
    expect(blocked).toMatchObject({ stage: 'bloque', mark: 'action_required', actions: { canReplacePhotos: true } });
    expect(blocked.lines[0]?.photos[0]).toMatchObject({ review: 'blocked', reviewReason: 'Photo trop floue' });
    const replace = (recipe: object) =>
      desk.customer.call<Order>(`POST /api/orders/${order.id}/photos/${photo}/replace`, {
        photoId: desk.photoId,
        recipe,
      });
    expect((await replace(createRecipe(photoSize, 1.5))).body.code).toBe('RECIPE_INVALID');
    expect((await replace(createRecipe(photoSize, 1))).body).toMatchObject({ stage: 'a_verifier', mark: null });
    expect((await replace(createRecipe(photoSize, 1))).body.code).toBe('PHOTO_NOT_BLOCKED');
    await desk.admin.call(`POST ${path}`, { review: 'approved' });
    expect((await read(order)).stage).toBe('pret');
  });

  it('moves with many others, and lists the refused ones', async () => {
    const [paid, unpaid] = [await pay(await buyBox()), await buyBox()];
    const unknown = crypto.randomUUID();
    const answer = await desk.admin.call('POST /api/admin/orders/bulk', {
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

  it('can be undone, unless it has changed since or a mail was sent', async () => {
    const [kept, noted, sent] = [await pay(await buyBox()), await pay(await buyBox()), await pay(await buyBox())];
    await walk(sent, ['imprime', 'assemble', 'emballe']);
    const move = (ids: readonly string[], stage: string) =>
      desk.admin.call<BulkAnswer>('POST /api/admin/orders/bulk', { ids, stage });
    const { undo } = (await move([kept.id, noted.id], 'imprime')).body;
    expect(undo.map(({ id }) => id)).toEqual([kept.id, noted.id]);
    expect((await move([sent.id], 'expedie')).body).toMatchObject({ done: [sent.id], undo: [] });
    await change(noted, { trackingNumber: 'COLIS-2' });
    const takeBack = (orders: unknown) => desk.admin.call<BulkAnswer>('POST /api/admin/orders/bulk/undo', { orders });
    expect((await takeBack(undo)).body).toMatchObject({
      done: [kept.id],
      refused: [{ id: noted.id, code: 'VERSION_CONFLICT' }],
    });
    expect((await read(kept)).stage).toBe('pret');
    const detail = async ({ id }: Order) =>
      (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${id}`)).body;
    const [back, away] = [await detail(kept), await detail(sent)];
    expect([back.undoStage, away.undoStage]).toEqual([null, null]);
    expect((await takeBack([away, back].map(({ id, version }) => ({ id, version })))).body).toMatchObject({
      done: [],
      refused: [{ code: 'ORDER_TRANSITION_REFUSED' }, { code: 'ORDER_TRANSITION_REFUSED' }],
    });
  });

  it('is not changed from an outdated version', async () => {
    const order = await pay(await buyBox());
    const { version } = (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${order.id}`)).body;
    expect((await change(order, { stage: 'imprime', version })).status).toBe(200);
    expect((await change(order, { stage: 'assemble', version })).body.code).toBe('VERSION_CONFLICT');
  });

  it('keeps internal notes, and a record of every change with its author', async () => {
    const order = await buyBox();
    const noted = await desk.admin.call<DeskOrderDetail>(`POST /api/admin/orders/${order.id}/notes`, {
      text: 'Rappeler',
    });
    expect(noted.body.history[0]).toMatchObject({ type: 'note', data: { text: 'Rappeler' }, isPublic: false });
    expect(JSON.stringify(await read(order))).not.toContain('Rappeler');
    const trail = await desk.api.services.db.execute(sql`SELECT action FROM audit_log WHERE entity_id = ${order.id}`);
    expect(trail.rows).toEqual([{ action: 'order.note' }]);
  });

  it('has a quote and a pro forma invoice for the workshop until it is paid', async () => {
    const order = await buyBox();
    const onDesk = async () => (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${order.id}`)).body;
    const { documents } = await onDesk();
    expect(documents.map(({ kind, label }) => [kind, label])).toEqual([
      ['quote', order.number],
      ['pro_forma', order.number],
    ]);
    for (const { url } of documents) expect((await fetch(desk.api.url + url)).status).toBe(200);
    await pay(order);
    expect((await onDesk()).documents.map(({ kind }) => kind)).toEqual(['invoice']);
  });

  it('is paid by hand when a transfer arrives', async () => {
    const order = await buyBox();
    await desk.customer.call(`POST /api/orders/${order.id}/pay`, {
      provider: 'transfer',
      totalCents: order.totalCents,
    });
    const paid = await desk.admin.call(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'transfer' });
    expect(paid.body).toMatchObject({ status: 'en_cours', paymentStatus: 'paid', documents: [{ kind: 'invoice' }] });
    const again = await desk.admin.call(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'cash' });
    expect(again).toMatchObject({ status: 409, body: { code: 'ORDER_TRANSITION_REFUSED' } });
  });
});

describe('refunds', () => {
  const refund = (order: Order, amountCents: number, key: string = crypto.randomUUID()) =>
    desk.admin.call(
      `POST /api/admin/orders/${order.id}/refunds`,
      { amountCents, reason: 'abîmé' },
      { 'idempotency-key': key },
    );

  it('go back in parts, each with its credit note, never more than was paid', async () => {
    const order = await pay(await buyBox());
    expect((await refund(order, 300)).status).toBe(201);
    expect((await refund(order, 491)).body).toMatchObject({ code: 'REFUND_TOO_LARGE', details: { leftCents: 490 } });
    await settlePayments.run(desk.api.services);
    expect(await read(order)).toMatchObject({ refundedCents: 300, mark: 'partially_refunded', status: 'en_cours' });
    await refund(order, 490);
    await settlePayments.run(desk.api.services);
    const whole = await read(order);
    expect(whole).toMatchObject({ refundedCents: 790, mark: 'refunded' });
    expect(whole.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note']);
    const points = await desk.api.services.db.execute(
      sql`SELECT sum(points + pending)::int AS left FROM loyalty_entries WHERE order_id = ${order.id}`,
    );
    expect(points.rows[0]).toEqual({ left: 0 });
  });

  it('are asked once for a key, by 30 clicks at once', async () => {
    const order = await pay(await buyBox());
    const answers = await Promise.all(Array.from({ length: 30 }, () => refund(order, 100, `refund-${order.id}`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    await settlePayments.run(desk.api.services);
    expect((await read(order)).refundedCents).toBe(100);
  });
});

describe('GET /api/admin/orders', () => {
  it('filters, sorts and pages', async () => {
    for (let placed = 0; placed < 10; placed += 1) await pay(await buyBox());
    const list = async (query: string) => (await desk.admin.call<DeskOrderPage>(`GET /api/admin/orders?${query}`)).body;
    const all = await list('limit=200');
    expect(all.items).toHaveLength(all.total);
    const first = await list('sort=-total&limit=5');
    const second = await list(`sort=-total&limit=5&cursor=${first.next}`);
    const totals = [...first.items, ...second.items].map(({ totalCents }) => totalCents);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(10);
    const number = all.items[0]?.number ?? '';
    expect((await list(`search=${number.toLowerCase()}`)).items.map((row) => row.number)).toEqual([number]);
    const name = all.items[0]?.customer.name ?? '';
    expect((await list(`search=${encodeURIComponent(name.toUpperCase())}`)).total).toBe(all.total);
    const printing = await list('stage=imprime&stage=pret');
    expect(printing.items.every(({ stage }) => stage === 'imprime' || stage === 'pret')).toBe(true);
    expect((await list('late=true')).total).toBe(0);
    desk.now = new Date(desk.now.getTime() + 10 * 86_400_000);
    const late = await list('late=true');
    expect(late.total).toBeGreaterThan(0);
    expect(late.items.every(({ isLate }) => isLate)).toBe(true);
  });

  it('is for administrators', async () => {
    expect((await desk.customer.call('GET /api/admin/orders')).status).toBe(403);
    expect((await new TestBuyer(desk.api).call('GET /api/admin/orders')).status).toBe(401);
  });
});
