import { setTimeout as pause } from 'node:timers/promises';
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { sql } from '../src/platform/sql/sql.ts';
import { reconcileRefunds, settlePayments } from '../src/selling/payments/payment-jobs.ts';
import { randomSource } from '../testing/books/random-books.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { startServerToKill } from '../testing/platform/server-to-kill.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { tokenFor } from '../testing/platform/test-actors.ts';
import { startFakeStripe, stripeEnvironment } from '../testing/selling/fake-stripe.ts';
import { refundShop } from '../testing/selling/refunds.ts';
import { TestBuyer } from '../testing/selling/test-buyer.ts';
import { addProduct } from '../testing/selling/test-shop.ts';

/** Refunds with reordered, repeated and late answers and events, and with kills: `npm run proof -- refunds`. */
const rounds = Number(process.env.PROOF_ROUNDS ?? 60);
const kills = Number(process.env.PROOF_KILLS ?? 4);
const seed = seedOfProof();
const random = randomSource(seed);
const report = (proof: string, tried: number, lost: number) => process.send?.({ type: 'proof', proof, tried, lost });

const dayMs = 86_400_000;
let now = new Date();
const stripe = await startFakeStripe();
const api = await startShop(() => now, undefined, { environment: stripeEnvironment(stripe.url) });
const { db } = api.services;
const owner = new TestBuyer(api, { authorization: `Bearer ${await tokenFor(api.services, 'admin')}` });
const customerToken = `Bearer ${await tokenFor(api.services, 'customer')}`;
const product = await addProduct({ db }, { stock: 100_000 });

type Shop = ReturnType<typeof refundShop>;
let visitors = 0;
/** Each buyer has its own IP address. */
function someone(): Shop {
  visitors += 1;
  const headers = { authorization: customerToken, 'x-forwarded-for': `203.0.113.${visitors % 256}` };
  return refundShop({ api, stripe, customer: new TestBuyer(api, headers), now: () => now });
}

/** Posts some of the events that Stripe would have sent by now: repeated, shuffled, or none. */
async function postEvents(shop: Shop, intent: string): Promise<void> {
  const mine = stripe.refunds.filter((refund) => refund.intent === intent);
  const events = mine.flatMap(({ id, metadata }) =>
    Array.from({ length: random.below(3) }, () => ({ id, intent, key: metadata.refund ?? '' })),
  );
  for (const event of events.toSorted(() => random.next() - 0.5))
    await shop.post(random.pick(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated']), event);
}

function moveRefunds(intent: string): void {
  for (const { id, intent: of, status } of stripe.refunds) {
    if (of !== intent || random.next() < 0.5) continue;
    if (status === 'pending') stripe.setRefund(id, random.pick(['succeeded', 'succeeded', 'failed']), 'declined');
    if (status === 'succeeded' && random.next() < 0.2) stripe.setRefund(id, 'failed', 'lost_or_stolen_card');
  }
}

const workOff = () => settlePayments.run(api.services).catch(() => {});

async function ask(shop: Shop, order: Order): Promise<void> {
  if (random.next() < 0.5) return void (await shop.cancel(order));
  const amountCents = 1 + random.below(order.totalCents);
  const key = { 'idempotency-key': crypto.randomUUID() };
  await owner.call(`POST /api/admin/orders/${order.id}/refunds`, { amountCents, reason: 'x' }, key);
}

/** The owner acts on failed refunds, sometimes twice at once. */
async function act(order: Order): Promise<void> {
  const { body } = await owner.call<DeskOrderDetail>(`GET /api/admin/orders/${order.id}`);
  for (const { id } of body.refunds.filter(({ needsAction }) => needsAction)) {
    const how = random.pick(['retry', 'by_hand'] as const);
    const settle = () => owner.call(`POST /api/admin/orders/${order.id}/refunds/${id}/settle`, { how });
    await Promise.all(random.next() < 0.3 ? [settle(), settle()] : [settle()]);
  }
}

async function faultsOf(order: Order, intent: string): Promise<string[]> {
  const { rows } = await db.execute<
    Record<string, number>
  >(sql`SELECT o.refunded_cents AS refunded, o.total_cents AS total,
      (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r WHERE r.order_id = o.id AND r.state = 'done'
        AND r.method = 'by_hand') AS "byHand",
      (SELECT coalesce(sum(CASE WHEN i.series = 'A' THEN 1 ELSE -1 END * (i.data ->> 'totalCents')::int), 0)::int
        FROM invoices i WHERE i.order_id = o.id AND i.corrects_id IS NOT NULL) AS credited,
      (SELECT count(*)::int FROM refunds r WHERE r.order_id = o.id AND r.done_at IS NOT NULL) AS "everDone",
      (SELECT count(*)::int FROM invoices i WHERE i.order_id = o.id AND i.series = 'A') AS notes,
      (SELECT count(*)::int FROM outbox m WHERE m.dedupe_key LIKE 'refund-issued:' || o.id || ':%') AS mails,
      (SELECT count(*)::int FROM refunds r WHERE r.order_id = o.id AND r.state IN ('asked', 'pending')) AS open
    FROM orders o WHERE o.id = ${order.id}`);
  const is = rows[0] ?? {};
  const paidBack = stripe.refunds
    .filter((refund) => refund.intent === intent && refund.status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  const faults = {
    'counted is what went back': is.refunded === paidBack + (is.byHand ?? 0),
    'never more than was paid': (is.refunded ?? 0) <= (is.total ?? 0),
    'credit notes equal refunds': is.credited === is.refunded,
    'a note for each refund done': is.notes === is.everDone,
    'a mail for each refund done': is.mails === is.everDone,
    'nothing is left open': is.open === 0,
  };
  return Object.entries(faults).flatMap(([law, isKept]) =>
    isKept ? [] : [`${law}: ${JSON.stringify({ ...is, paidBack })}`],
  );
}

const maybe = (chance: number): boolean => random.next() < chance;

async function step(shop: Shop, { order, intent }: { order: Order; intent: string }, isEarly: boolean): Promise<void> {
  stripe.answerRefunds(random.pick(['succeeded', 'pending', 'failed']));
  if (maybe(0.3)) stripe.loseRefundAnswers(1);
  if (maybe(0.2)) stripe.forgetKeys();
  if (isEarly) await ask(shop, order);
  if (maybe(0.5)) await postEvents(shop, intent);
  // Sometimes two processes work at once.
  await Promise.all(maybe(0.5) ? [workOff(), workOff()] : [workOff()]);
  moveRefunds(intent);
  await postEvents(shop, intent);
  if (maybe(0.7)) await workOff();
  if (maybe(0.4)) await act(order);
}

/** Completes everything without events: only polling can find it. */
async function end(intent: string): Promise<void> {
  stripe.loseRefundAnswers(0);
  stripe.answerRefunds('succeeded');
  for (let turn = 0; turn < 3; turn += 1) {
    await workOff();
    for (const { id, intent: of, status } of stripe.refunds)
      if (of === intent && status === 'pending') stripe.setRefund(id, 'succeeded');
    now = new Date(now.getTime() + dayMs + 60_000);
    await workOff();
    await reconcileRefunds.run(api.services);
  }
}

async function round(): Promise<string[]> {
  const shop = someone();
  const bought = await shop.buyPaid(product);
  for (let place = 0; place < 6; place += 1) await step(shop, bought, place < 3);
  await end(bought.intent);
  return faultsOf(bought.order, bought.intent);
}

async function prove(proof: string, times: number, work: () => Promise<string[]>): Promise<void> {
  let lost = 0;
  for (let tried = 1; tried <= times; tried += 1) {
    const faults = await work();
    if (faults.length > 0) lost += 1;
    for (const fault of faults) console.log(`seed ${seed}, round ${tried}: ${fault}`);
    report(proof, tried, lost);
  }
}

await prove('refunds in every order of answers and events: refunded once, books whole', rounds, round);
const laws = await someone().wrongBooks();
const wrong = laws.filter((law) => /refund|credit|invoice/.test(law));
if (wrong.length > 0) console.log(wrong);
report('laws of the books after all of it', 3, wrong.length);
await api.close();

/** The server is killed after Stripe has made the refund and before it answers. */
const server = await startServerToKill(stripeEnvironment(stripe.url));
await prove('kill -9 between ask and answer: refunded once, one credit note', kills, async () => {
  const guest = new TestBuyer(server);
  await server.start();
  const item = await addProduct({ db: server.db }, { stock: 10 });
  const { body: order } = await guest.order({ items: [{ productId: item, quantity: 1 }] });
  const token = { 'x-order-token': order.trackToken };
  await guest.call(`POST /api/orders/${order.id}/pay`, { provider: 'stripe', totalCents: order.totalCents }, token);
  const intent = [...stripe.intents.keys()].at(-1) ?? '';
  stripe.confirm(intent, 'succeeded');
  await guest.call(`POST /api/orders/${order.id}/pay/refresh`, {}, token);
  const killed = new Promise<void>((resolve) => stripe.loseRefundAnswers(1, () => void server.kill().then(resolve)));
  await guest.call(`POST /api/orders/${order.id}/cancel`, {}, token);
  await killed;
  if (random.next() < 0.5) stripe.forgetKeys();
  await server.start();
  const stateOf = async () =>
    (
      await server.db.execute<{ state: string; notes: number }>(sql`SELECT r.state,
      (SELECT count(*)::int FROM invoices i WHERE i.refund_id = r.id) AS notes FROM refunds r WHERE r.order_id = ${order.id}`)
    ).rows;
  const end = performance.now() + 150_000;
  while ((await stateOf())[0]?.state !== 'done' && performance.now() < end) await pause(500);
  const rows = await stateOf();
  const made = stripe.refunds.filter((refund) => refund.intent === intent).length;
  await server.kill();
  const isRight = made === 1 && rows.length === 1 && rows[0]?.state === 'done' && rows[0].notes === 1;
  return isRight ? [] : [JSON.stringify({ made, rows })];
});
await server.close();
await stripe.close();
process.exit(0);
