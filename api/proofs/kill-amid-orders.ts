import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@aimante/api-contract/orders';
import { sql } from '../src/platform/sql/sql.ts';
import { randomSource } from '../testing/books/random-books.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { startServerToKill } from '../testing/platform/server-to-kill.ts';
import { startPostgresToKill } from '../testing/postgres/postgres-to-kill.ts';
import { TestBuyer } from '../testing/selling/test-buyer.ts';
import { cardPayment } from '../testing/selling/test-cards.ts';
import { addProduct } from '../testing/selling/test-shop.ts';

/**
 * Kills (kill -9) the server, then PostgreSQL, while twenty people order and pay. They retry with the same idempotency
 * keys. `npm run proof -- kill-amid-orders 10 2` kills the server 10 times and PostgreSQL twice.
 */
const random = randomSource(seedOfProof());
const [apiKills = 100, databaseKills = 20] = process.argv.slice(2).map(Number);
const buyers = 20;
/** On a quiet machine, twenty people have paid by then. */
const longestMs = 1500;
const timeoutMs = 120_000;

const postgres = await startPostgresToKill();
const server = await startServerToKill({ DEMO_PAYMENTS: 'true', DEMO_CARRIERS: 'true' }, postgres);
const { db } = server;
const guest = new TestBuyer(server);

interface Purchase {
  draft: object;
  key: string;
}

async function buy({ draft, key }: Purchase, isPatient: boolean): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  do {
    const isPaid = await tryToBuy(draft, key).catch(() => false);
    if (isPaid) return true;
    await pause(isPatient ? 1000 : 0);
  } while (isPatient && performance.now() < end);
  return false;
}

async function tryToBuy(draft: object, key: string): Promise<boolean> {
  const { body: order } = await guest.call<Order>('POST /api/orders', draft, { 'idempotency-key': key });
  const token = { 'x-order-token': order.trackToken };
  await guest.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents), token);
  const { body } = await guest.call<Order>(`GET /api/orders/${order.id}`, undefined, token);
  return body.paymentStatus === 'paid';
}

/** The problems with a product's orders in the database. Empty: none. */
async function faults(product: string): Promise<string[]> {
  const { rows } = await db.execute<Record<string, number>>(sql`SELECT
      (SELECT on_hand FROM stocks WHERE product_id = ${product})::int AS stock,
      (SELECT held FROM stocks WHERE product_id = ${product})::int AS held,
      count(*)::int AS orders, count(*) FILTER (WHERE o.status = 'en_cours')::int AS running,
      coalesce(sum((SELECT sum(p.amount_cents) FROM demo_payments p JOIN payment_attempts a ON a.id = p.attempt_id
        WHERE a.order_id = o.id AND p.status = 'succeeded')), 0)::int AS charged, sum(o.total_cents)::int AS owed,
      sum((SELECT count(*) FROM invoices i WHERE i.order_id = o.id))::int AS invoices,
      (SELECT max(number) - count(*) FROM invoices WHERE series = 'F')::int AS gaps
    FROM orders o WHERE o.id IN (SELECT order_id FROM order_lines WHERE product_id = ${product})`);
  const is = rows[0] ?? {};
  const expected = { stock: 1000 - buyers, held: 0, orders: buyers, running: buyers, invoices: buyers, gaps: 0 };
  const wrong = Object.entries(expected).filter(([name, value]) => is[name] !== value);
  const money = is.charged === is.owed ? [] : [`charged ${is.charged} of ${is.owed}`];
  return [...wrong.map(([name, value]) => `${name}: ${is[name]}, not ${value}`), ...money];
}

async function killServer(): Promise<void> {
  await server.kill();
  await server.start();
}

/** Returns how many people had not paid at the kill, and what is wrong in the end. */
async function round(kill: () => Promise<void>): Promise<{ hit: number; found: string[] }> {
  const product = await addProduct({ db }, { stock: 1000 });
  const draft = await guest.draft({ items: [{ productId: product, quantity: 1 }] });
  const purchases = Array.from({ length: buyers }, () => ({ draft, key: crypto.randomUUID() }));
  let hit = buyers;
  const begun = purchases.map(async (purchase) => {
    if (await buy(purchase, false)) hit -= 1;
  });
  await pause(random.next() * longestMs);
  const atKill = hit;
  await kill();
  await Promise.all(begun);
  const ends = await Promise.all(purchases.map((purchase) => buy(purchase, true)));
  const unpaid = ends.filter((isPaid) => !isPaid).length;
  const found = await faults(product);
  return { hit: atKill, found: unpaid > 0 ? [`${unpaid} never paid`, ...found] : found };
}

async function prove(victim: string, kills: number, kill: () => Promise<void>): Promise<void> {
  let lost = 0;
  let amid = 0;
  for (let tried = 1; tried <= kills; tried += 1) {
    const { hit, found } = await round(kill);
    if (hit > 0) amid += 1;
    if (found.length > 0) {
      lost += 1;
      console.log(`${victim}, kill ${tried}: ${found.join('; ')}`);
    }
    const proof = `kill -9 of ${victim} amid ${buyers} orders: each placed once, charged once, no gap`;
    process.send?.({ type: 'proof', proof, tried, lost });
  }
  console.log(`${victim}: ${amid} of ${kills} kills came before all had paid`);
}

process.once('SIGTERM', () => void server.kill().finally(() => process.exit(143)));
try {
  await server.start();
  await prove('the API', apiKills, killServer);
  await prove('PostgreSQL', databaseKills, postgres.kill);
} finally {
  await server.close();
}
process.exit(0);
