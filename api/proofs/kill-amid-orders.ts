import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@aimante/api-contract/orders';
import { sql } from 'drizzle-orm';
import { connect } from '../src/platform/database/connection/connect.ts';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import { chosenPort } from '../src/platform/postgres/free-port.ts';
import { randomSource } from '../testing/books/random-books.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';
import { TestBuyer } from '../testing/selling/test-buyer.ts';
import { cardPayment } from '../testing/selling/test-cards.ts';
import { addProduct } from '../testing/selling/test-shop.ts';

/** Kills the server (kill -9) while twenty people order and pay. They retry with the same idempotency keys. */
const random = randomSource(seedOfProof());
const rounds = Number(process.env.PROOF_ROUNDS ?? 10);
const buyers = 20;
const longestMs = 1500;
const timeoutMs = 120_000;

const dataDir = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
const database = await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) });
const { db, pool } = connect({ url: database.url });
const port = await chosenPort(0);
const url = `http://127.0.0.1:${port}`;
const script = join(import.meta.dirname, '..', 'src', 'server.ts');

async function start(): Promise<ChildProcess> {
  const environment = {
    NODE_ENV: 'test',
    DEMO: 'false',
    DEMO_PAYMENTS: 'true',
    DEMO_CARRIERS: 'true',
    LOG_LEVEL: 'silent',
  };
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    API_PORT: String(port),
    ...environment,
  };
  const child = fork(script, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

const guest = new TestBuyer({
  async send(path, init) {
    const answer = await fetch(url + path, init);
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object };
  },
});

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

async function round(): Promise<string[]> {
  const product = await addProduct({ db }, { stock: 1000 });
  const first = await start();
  const draft = await guest.draft({ items: [{ productId: product, quantity: 1 }] });
  const purchases = Array.from({ length: buyers }, () => ({ draft, key: crypto.randomUUID() }));
  const begun = purchases.map((purchase) => buy(purchase, false));
  await pause(random.next() * longestMs);
  first.kill('SIGKILL');
  await Promise.all([once(first, 'exit'), ...begun]);
  const second = await start();
  const ends = await Promise.all(purchases.map((purchase) => buy(purchase, true)));
  const found = await faults(product);
  second.kill('SIGKILL');
  await once(second, 'exit');
  const unpaid = ends.filter((isPaid) => !isPaid).length;
  return unpaid > 0 ? [`${unpaid} never paid`, ...found] : found;
}

let lost = 0;
for (let tried = 1; tried <= rounds; tried += 1) {
  const found = await round();
  if (found.length > 0) {
    lost += 1;
    console.log(`round ${tried}: ${found.join('; ')}`);
  }
  const proof = `kill -9 amid ${buyers} orders: each placed once, charged once, no gap`;
  process.send?.({ type: 'proof', proof, tried, lost });
}
await pool.end();
await database.drop();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
