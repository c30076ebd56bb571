import { exportFec } from '@aimante/api-contract/operations';
import { getDeskOrder, refundOrder, settleRefund } from '@aimante/api-contract/order-desk';
import { idempotencyHeader, type Order } from '@aimante/api-contract/orders';
import { vatWithin } from '@aimante/shop/pricing';
import { refundOfUnits } from '@aimante/shop/refund-parts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fecBalance } from '../../../testing/books/fec-balance.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment, testCards } from '../../../testing/selling/test-cards.ts';
import { addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { MailPayload } from '../../platform/mail/contents/mail-text.ts';
import { sql } from '../../platform/sql/sql.ts';
import { orderMails, settlePayments } from '../../selling/index.ts';
import type { InvoiceData } from '../documents/document.ts';
import { documentVat } from '../documents/document-vat.ts';
import { checkBooks } from '../figures/book-checks.ts';

let api: TestApi;
let square: string;
let heart: string;
let now = new Date('2026-11-20T10:00:00Z');
let admin: Awaited<ReturnType<TestApi['as']>>;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  square = await addProduct(api.services, { cents: 333, stock: 1000 });
  heart = await addProduct(api.services, { cents: 999, stock: 1000 });
  // The coupon applies to one of the two products.
  await addCoupon(api.services, { code: 'COEUR', value: 15, scope: { productIds: [heart] } });
  admin = await api.as('admin');
}, 60_000);
afterAll(() => api.close(), 30_000);

/** Seven squares and two discounted hearts, with a delivery that is paid. */
async function buy(card: string = testCards.succeeds): Promise<Order> {
  const guest = new TestBuyer(api);
  const items = [
    { productId: square, quantity: 7 },
    { productId: heart, quantity: 2 },
  ];
  const { body } = await guest.order({ items, couponCode: 'COEUR', method: 'express' });
  const headers = { 'x-order-token': body.trackToken };
  await guest.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents, card), headers);
  return (await guest.call<Order>(`GET /api/orders/${body.id}`, undefined, headers)).body;
}

const desk = ({ id }: Order) => admin(getDeskOrder, { params: { id } });

/** Asks for units of the squares and hearts, with the amount that the page shows. */
async function choose(order: Order, [squares, hearts]: readonly [number, number], shipping = false) {
  const { lines: ordered, refundable } = await desk(order);
  const chosen = [squares, hearts]
    .map((quantity, place) => ({ line: ordered[place], paid: refundable?.lines[place], quantity }))
    .filter(({ quantity }) => quantity > 0);
  const cents = chosen.map(({ line, paid, quantity }) =>
    refundOfUnits({ quantity: line?.quantity ?? 0, paidCents: 0, refundedQuantity: 0, ...paid }, quantity),
  );
  return {
    lines: chosen.map(({ line, quantity }) => ({ lineId: line?.id ?? '', quantity })),
    shipping,
    amountCents: cents.reduce((sum, each) => sum + each, shipping ? (refundable?.shippingCents ?? 0) : 0),
    reason: 'Rayés',
  };
}

type Body = Awaited<ReturnType<typeof choose>>;
const send = (order: Order, body: Body) =>
  admin(refundOrder, { params: { id: order.id }, body }, { headers: { [idempotencyHeader]: uuidv7() } });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const settle = () => settlePayments.run(api.services);

async function documentsOf({ id }: Order): Promise<InvoiceData[]> {
  const { rows } = await api.services.db.execute<{ data: InvoiceData }>(
    sql`SELECT data FROM invoices WHERE order_id = ${id} ORDER BY series DESC, number`,
  );
  return rows.map(({ data }) => data);
}

describe('a refund by line', () => {
  it('credits the same lines with their discount and VAT', async () => {
    const order = await buy();
    // 2 × 9,99 € less 15 % is 16,98 €.
    expect((await desk(order)).refundable?.lines.map(({ paidCents }) => paidCents)).toEqual([2331, 1698]);
    await send(order, await choose(order, [2, 1], true));
    await settle();
    const [invoice, credit] = await documentsOf(order);
    expect(credit).toMatchObject({
      kind: 'credit_note',
      reason: 'Rayés',
      lines: [
        { name: 'Magnet carré', quantity: 2, unitCents: 333, totalCents: 666 },
        { name: 'Magnet carré', quantity: 1, unitCents: 999, totalCents: 999 },
      ],
      discountCents: 150,
      shippingCents: invoice?.shippingCents,
      totalCents: 666 + 849 + order.shippingCents,
      vatCents: vatWithin(666, 20) + vatWithin(849, 20) + vatWithin(order.shippingCents, 20),
    });
    const { parts, groups } = documentVat(credit as InvoiceData);
    const net = parts.reduce((sum, { netCents }) => sum + netCents, 0);
    expect([net, groups[0]?.vatCents]).toEqual([credit?.netCents, credit?.vatCents]);
  });

  it('says to the customer what it covers, by mail and on the page of the order', async () => {
    const order = await buy();
    await send(order, await choose(order, [3, 0], true));
    await settle();
    const { rows } = await api.services.db.execute<{ payload: Record<string, unknown> }>(
      sql`SELECT payload FROM outbox WHERE kind = 'refund-issued' AND order_id = ${order.id}`,
    );
    const text = orderMails['refund-issued']?.fr(new MailPayload(rows[0]?.payload ?? {})).paragraphs.join(' ');
    expect(text).toContain('Ce remboursement concerne : 3 × Magnet carré, Livraison.');
    const { body } = await api.send<Order>(`/api/orders/${order.id}`, {
      headers: { 'x-order-token': order.trackToken },
    });
    expect(body.refunds).toMatchObject([
      { state: 'done', parts: [{ name: 'Magnet carré', quantity: 3, amountCents: 999 }, { lineId: null }] },
    ]);
  });

  it('never refunds a line twice, also when two persons press at once', async () => {
    const order = await buy();
    const body = await choose(order, [7, 0], true);
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(send(order, body))));
    expect(answers.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
      'done',
      'REFUND_LINE_TAKEN',
      'REFUND_LINE_TAKEN',
    ]);
    expect((await desk(order)).refunds).toHaveLength(1);
    const delivery = { lines: [], shipping: true, amountCents: order.shippingCents, reason: 'Retard' };
    expect(await codeOf(send(order, delivery))).toBe('REFUND_LINE_TAKEN');
  });

  it('is refused for another amount, an unknown line and more units than there are', async () => {
    const order = await buy();
    const body = await choose(order, [1, 0]);
    expect(await codeOf(send(order, { ...body, amountCents: 500 }))).toBe('REFUND_AMOUNT_DIFFERS');
    const [line] = body.lines;
    const wrong = [[{ lineId: uuidv7(), quantity: 1 }], [{ lineId: line?.lineId ?? '', quantity: 8 }], [line, line]];
    for (const lines of wrong)
      expect(await codeOf(send(order, { ...body, lines: lines as Body['lines'] }))).toBe('REFUND_LINE_TAKEN');
  });

  it('that fails stays owed, and its replacement credits the same lines', async () => {
    const order = await buy(testCards.refundFails);
    await send(order, await choose(order, [2, 0]));
    await settle();
    now = new Date(now.getTime() + 60_000);
    await settle();
    const { refunds } = await desk(order);
    expect(refunds).toMatchObject([{ state: 'failed', parts: [{ quantity: 2 }] }]);
    expect(await codeOf(choose(order, [6, 0]).then((body) => send(order, body)))).toBe('REFUND_LINE_TAKEN');
    await admin(settleRefund, { params: { id: order.id, refund: refunds[0]?.id ?? '' }, body: { how: 'by_hand' } });
    expect((await documentsOf(order)).at(-1)?.lines).toMatchObject([{ quantity: 2, totalCents: 666 }]);
  });

  it('adds up to the whole order, in the books to the cent', async () => {
    const order = await buy();
    for (const [squares, hearts] of [
      [3, 1],
      [1, 1],
      [3, 0],
    ] as const) {
      await send(order, await choose(order, [squares, hearts], squares === 1));
      await settle();
    }
    const [invoice, ...credits] = await documentsOf(order);
    const sum = (amount: (data: InvoiceData) => number) => credits.reduce((total, data) => total + amount(data), 0);
    expect(sum(({ totalCents }) => totalCents)).toBe(invoice?.totalCents);
    expect(sum(({ vatCents }) => vatCents)).toBe(invoice?.vatCents);
    const wrong = await checkBooks(api.services.db);
    expect(wrong.filter(({ check }) => check !== 'stock-equals-movements')).toEqual([]);
    const fec = await (await admin(exportFec, { query: { from: '2026-11-01', to: '2026-11-30' } })).text();
    const { rows } = await api.services.db.execute<{ vat: number; owed: number }>(sql`SELECT
        sum(CASE series WHEN 'A' THEN -1 ELSE 1 END * (data ->> 'vatCents')::int)::int AS vat,
        (SELECT sum(total_cents - refunded_cents)::int FROM orders WHERE payment_status = 'paid') AS owed FROM invoices`);
    expect(fecBalance(fec, '445710')).toBe(-(rows[0]?.vat ?? 0));
    expect(fecBalance(fec, '701000') + fecBalance(fec, '445710')).toBe(-(rows[0]?.owed ?? 0));
  });
});
