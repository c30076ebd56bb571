import { sql } from '../src/platform/sql/sql.ts';
import { reconcilePayments } from '../src/selling/payments/payment-jobs.ts';
import { randomSource } from '../testing/books/random-books.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { TestBuyer } from '../testing/selling/test-buyer.ts';
import { cardPayment } from '../testing/selling/test-cards.ts';
import { addCoupon, addProduct } from '../testing/selling/test-shop.ts';

/** Checks the invariants of a shop under load, over many rounds: `npm run proof -- commerce`. */
const rounds = Number(process.env.PROOF_ROUNDS ?? 50);
const random = randomSource(seedOfProof());
let now = new Date();
const api = await startShop(() => now);
const guest = new TestBuyer(api);
const { db } = api.services;

const report = (proof: string, tried: number, lost: number) => process.send?.({ type: 'proof', proof, tried, lost });
const count = async (statement: ReturnType<typeof sql>) => Number((await db.execute(statement)).rows[0]?.n);
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() });
const times = <T>(n: number, work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, place) => work(place)));

async function prove(name: string, round: () => Promise<boolean>): Promise<void> {
  let lost = 0;
  for (let tried = 1; tried <= rounds; tried++) {
    if (!(await round())) lost += 1;
    report(name, tried, lost);
  }
}

await prove('200 buyers of the last 10: exactly 10 orders, 190 refused, none oversold', async () => {
  const product = await addProduct(api.services, { stock: 10 });
  const draft = await guest.draft({ items: [{ productId: product, quantity: 1 }] });
  const answers = await times(200, () => guest.call('POST /api/orders', draft, newKey()));
  const sold = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status }) => status === 409).length;
  const held = await count(sql`SELECT held AS n FROM stocks WHERE product_id = ${product}`);
  const isRight = sold === 10 && refused === 190 && held === 10;
  const others = answers
    .filter(({ status }) => status !== 201 && status !== 409)
    .map(({ status, body }) => [status, body]);
  if (!isRight) console.log({ sold, refused, held }, others);
  return isRight;
});

await prove('100 parallel uses of a coupon for one: exactly 1', async () => {
  const product = await addProduct(api.services, { stock: 1000 });
  const code = `UNE${product.slice(-10).toUpperCase()}`;
  await addCoupon(api.services, { code, maxUses: 1 });
  const draft = await guest.draft({ items: [{ productId: product, quantity: 1 }], couponCode: code });
  const answers = await times(100, (place) =>
    guest.call('POST /api/orders', { ...draft, contact: { email: `p${place}@exemple.test` } }, newKey()),
  );
  return answers.filter(({ status }) => status === 201).length === 1;
});

await prove('50 parallel orders under one key: 1 order, the same answer to all', async () => {
  const product = await addProduct(api.services, { stock: 1000 });
  const draft = await guest.draft({ items: [{ productId: product, quantity: 1 }] });
  const key = newKey();
  const answers = await times(50, () => guest.call('POST /api/orders', draft, key));
  const texts = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
  return texts.size === 1 && (await count(sql`SELECT held AS n FROM stocks WHERE product_id = ${product}`)) === 1;
});

let visitors = 0;
/** Each buyer has its own IP address, because the shop limits payments by address. */
const another = () => {
  visitors += 1;
  return new TestBuyer(api, { 'x-forwarded-for': `203.0.113.${visitors % 256}` });
};

await prove('a payment without an answer: settled by asking, charged once', async () => {
  const product = await addProduct(api.services, { stock: 10 });
  const buyer = another();
  const { body: order } = await buyer.order({ items: [{ productId: product, quantity: 1 }] });
  const token = { 'x-order-token': order.trackToken };
  const pay = (more: object) =>
    buyer.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents, undefined, more), token);
  const silent = await pay({ simulate: 'timeout' });
  const again = await pay({});
  now = new Date(now.getTime() + 60_000);
  await reconcilePayments.run(api.services);
  const charged = await count(sql`SELECT sum(p.amount_cents) AS n FROM demo_payments p JOIN payment_attempts a
    ON a.id = p.attempt_id WHERE a.order_id = ${order.id} AND p.status = 'succeeded'`);
  const paid = await count(sql`SELECT count(*) AS n FROM invoices WHERE order_id = ${order.id}`);
  const isRight = silent.body.code === 'PAYMENT_UNREACHABLE' && charged === order.totalCents && paid === 1;
  if (!isRight) console.log({ silent: silent.body, again: again.body, charged, paid });
  return isRight;
});

const tampering: object[] = [
  { price: 0.01 },
  { unitPriceCents: 1 },
  { discount: 99 },
  { quantity: 0 },
  { quantity: -3 },
  { quantity: 1.5 },
  { quantity: 1e9 },
  { quantity: '1e3' },
];
await prove('20 tampered carts: each refused, and an honest one to the cent', async () => {
  const cents = 100 + random.below(900);
  const product = await addProduct(api.services, { cents, stock: 1000 });
  const quantity = 1 + random.below(900);
  const quote = (more: object) =>
    guest.call<{ totalCents: number }>('POST /api/checkout/quote', {
      items: [{ productId: product, quantity, ...more }],
    });
  const answers = await times(20, (place) => quote(tampering[place % tampering.length] ?? {}));
  const honest = await quote({});
  return answers.every(({ status }) => status === 400) && honest.body.totalCents === cents * quantity;
});

await api.close();
process.exit(0);
