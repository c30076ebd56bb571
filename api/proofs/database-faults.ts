import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, startFlakyProxy } from '../testing/platform/flaky-proxy.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { TestBuyer } from '../testing/selling/test-buyer.ts';
import { addProduct } from '../testing/selling/test-shop.ts';

/** What callers get while the database is slow, gone or silent, and how soon after its recovery calls succeed. */
const rounds = Number(process.env.PROOF_ROUNDS ?? 5);
const healthyMs = 5000;
const tidyMs = 30_000;
/** The longest allowed wait for an answer. */
const limitMs = 3000;
const faults: readonly Exclude<Fault, 'none'>[] = ['cut', 'refuse', 'slow', 'silent'];

const proxy = await startFlakyProxy();
const api = await startShop(() => new Date(), proxy.through);
const guest = new TestBuyer(api);
const product = await addProduct(api.services, { stock: 100_000 });
const items = [{ productId: product, quantity: 1 }];
const draft = await guest.draft({ items });

interface Answer {
  path: string;
  status: number;
  ms: number;
}

function ask(): Promise<Answer[]> {
  const order = {
    method: 'POST',
    headers: headersOf(),
    body: JSON.stringify({ ...draft, checkoutId: crypto.randomUUID(), isRepeat: true }),
  };
  const quote = { method: 'POST', headers: headersOf(), body: JSON.stringify({ items }) };
  return Promise.all([
    send(`/api/products?search=${crypto.randomUUID()}`),
    send('/api/checkout/quote', quote),
    send('/api/orders', order),
    send('/readyz'),
  ]);
}

const headersOf = () => ({ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() });

async function send(path: string, init?: RequestInit): Promise<Answer> {
  const begun = performance.now();
  // A connection that ends without an answer is the worst outcome.
  const { status } = await api.send(path, init).catch(() => ({ status: 0 }));
  return { path, status, ms: performance.now() - begun };
}

async function isWellAgain(): Promise<boolean> {
  const end = performance.now() + healthyMs;
  while (performance.now() < end) {
    const answers = await ask();
    const isHeard = api.services.changes.revision('catalogue') !== undefined;
    if (isHeard && answers.every(({ status }) => status < 300)) return true;
    await pause(50);
  }
  return false;
}

/** Whether no connection leaks. By the end of the wait, every caller has given up. */
async function isTidyAgain(): Promise<boolean> {
  const { pool } = api.services;
  for (let waited = 0; waited < tidyMs; waited += 100) {
    if (pool.totalCount === pool.idleCount && pool.waitingCount === 0) return true;
    await pause(100);
  }
  return false;
}

for (const fault of faults) {
  let lost = 0;
  for (let tried = 1; tried <= rounds; tried += 1) {
    proxy.meet(fault);
    const answers = [...(await ask()), ...(await ask())];
    proxy.meet('none');
    const isHonest = answers.every(
      ({ status, ms }) => ms <= limitMs && (status === 503 || (fault !== 'cut' && status > 0 && status < 300)),
    );
    const isWell = await isWellAgain();
    const isTidy = await isTidyAgain();
    if (!(isHonest && isWell && isTidy)) {
      lost += 1;
      console.log(
        fault,
        { isHonest, isWell, isTidy },
        answers.map(({ path, status, ms }) => `${status} ${path.slice(0, 20)} ${ms.toFixed(0)} ms`).join(', '),
      );
    }
    process.send?.({ type: 'proof', proof: `database ${fault}: 503 within 3 s, well within 5 s after`, tried, lost });
  }
}

await api.close();
await proxy.close();
process.exit(0);
