import type { DeskOrder } from '@aimante/api-contract/order-desk';
import { type OrderFacts, orderWords } from '@aimante/shop/order-states';
import { readDeskOrder } from '../src/desk/orders/desk-order.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import { MailPayload } from '../src/platform/mail/contents/mail-text.ts';
import { listOrders } from '../src/selling/customer-orders/views/order-list.ts';
import { readOrder } from '../src/selling/customer-orders/views/order-view.ts';
import { refundMails } from '../src/selling/mails/refund-mails.ts';
import {
  type BookedOrder,
  failedOf,
  insertBooks,
  pendingOf,
  randomOrders,
  randomSource,
  refundedOf,
  totalOf,
} from '../testing/books/random-books.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { tokenFor } from '../testing/platform/test-actors.ts';

/** Compares each surface with the input for 3,000 random orders: `npm run proof -- one-truth`. */
const count = Number(process.env.PROOF_ORDERS ?? 3000);
const seed = seedOfProof();
const now = new Date('2026-12-30T10:00:00Z');
const shop = await startShop(() => now);
const { services } = shop;
const { db, pool } = services;

const orders = randomOrders(randomSource(seed), { count, since: new Date('2026-01-01T00:00:00Z') });
/** Every second order is of photo magnets. */
const withPhotos = new Set(orders.filter((_, place) => place % 2 === 0).map(({ id }) => id));

/** Computed from the input, not from what is read. */
const factsOf = (order: BookedOrder): OrderFacts => ({
  status: order.status,
  paymentStatus: order.paymentStatus,
  stage: order.stage,
  totalCents: totalOf(order),
  refundedCents: refundedOf(order),
  refundPendingCents: pendingOf(order),
  refundFailedCents: failedOf(order),
  hasPhotos: withPhotos.has(order.id),
});
const locales = ['fr', 'en'] as const;
type Words = (facts: OrderFacts) => string;
const wordsOf: Words = (facts) => JSON.stringify(locales.map((locale) => orderWords(facts, locale)));
/** The back office lists no sentences for customers. */
const listWordsOf: Words = (facts) =>
  JSON.stringify(locales.map((locale) => orderWords(facts, locale)).map(({ step, money }) => ({ step, money })));

await insertBooks(pool, orders);
await pool.query('UPDATE order_lines SET is_personalised = true WHERE order_id = ANY ($1::uuid[])', [[...withPhotos]]);
// Each magnet has its photo: an order that awaits some is in another state.
const photoId = uuidv7();
await pool.query(
  `INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
   VALUES ($1, 'proof', repeat('a', 64), 'a.jpg', 'image/jpeg', 1, 600, 600)`,
  [photoId],
);
await pool.query(
  `INSERT INTO order_line_photos (id, order_line_id, photo_id, position, copies, recipe, review)
   SELECT gen_random_uuid(), l.id, $1, 0, l.quantity, '{}', 'approved' FROM order_lines l WHERE l.is_personalised`,
  [photoId],
);

type Read = (words: Words) => AsyncIterable<readonly [string, string]>;
async function prove(surface: string, read: Read, words = wordsOf): Promise<void> {
  const truth = new Map(orders.map((order) => [order.id, words(factsOf(order))]));
  let tried = 0;
  let lost = 0;
  for await (const [id, said] of read(words)) {
    tried += 1;
    if (said !== truth.get(id)) {
      lost += 1;
      if (lost <= 3) console.log(`${surface} ${id} (seed ${seed}): ${said}, not ${truth.get(id)}`);
    }
  }
  process.send?.({ type: 'proof', proof: `one truth: ${surface}`, tried, lost: lost + count - tried });
}

const headers = { authorization: `Bearer ${await tokenFor(services, 'admin')}` };
async function* deskRows(): AsyncGenerator<DeskOrder> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await shop.send(`/api/admin/orders?limit=200${cursor && `&cursor=${cursor}`}`, { headers });
    const page = body as { items: DeskOrder[]; next: string | null };
    yield* page.items;
    cursor = page.next;
  }
}

await prove(
  'list and export of the back office',
  async function* (words) {
    for await (const row of deskRows()) yield [row.id, words(row)] as const;
  },
  listWordsOf,
);
await prove('order page of the back office', async function* () {
  for (const { id } of orders) yield [id, wordsOf(await readDeskOrder(services, db, { id, locale: 'fr' }))] as const;
});
await prove('order page of the customer and of the signed link', async function* () {
  for (const { id } of orders) yield [id, wordsOf(await readOrder(services, db, { id, locale: 'en' }))] as const;
});
await prove('order list of the account', async function* () {
  await tokenFor(services, 'customer');
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM users WHERE role = 'customer' LIMIT 1`);
  const user = rows[0]?.id ?? '';
  await pool.query('UPDATE orders SET user_id = $1', [user]);
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const query: { limit: number; cursor?: string } = { limit: 100, ...(cursor && { cursor }) };
    const page = await listOrders(services, user, query);
    for (const row of page.items) yield [row.id, wordsOf(row)] as const;
    cursor = page.next;
  }
});

// The books: the sum of an export equals the sum of its documents.
let lost = 0;
const { rows } = await pool.query<{ id: string; kept: number }>(`SELECT order_id AS id,
  sum(CASE WHEN series = 'A' THEN -1 ELSE 1 END * (data ->> 'totalCents')::int)::int AS kept FROM invoices GROUP BY order_id`);
const kept = new Map(rows.map((row) => [row.id, row.kept]));
for (const order of orders) {
  const net = order.paymentStatus === 'paid' ? totalOf(order) - refundedOf(order) : 0;
  if ((kept.get(order.id) ?? 0) !== net) lost += 1;
}
process.send?.({
  type: 'proof',
  proof: 'one truth: net of the export equals the documents, to the cent',
  tried: count,
  lost,
});

// The cancellation mail and the page state the same amounts.
let mails = 0;
let lostMails = 0;
for (const order of orders.filter(({ status }) => status === 'annule')) {
  const facts = factsOf(order);
  for (const locale of locales) {
    mails += 1;
    const isPaid = facts.paymentStatus === 'paid';
    const payload = { ...facts, isPaid, orderNumber: order.number, link: 'https://x.test' };
    const text = refundMails['order-cancelled']?.[locale](new MailPayload(payload)).paragraphs.join(' ') ?? '';
    const { sentence } = orderWords(facts, locale);
    const money = sentence.slice(sentence.indexOf('. ') + 2);
    if (!text.replaceAll(/\s+/g, ' ').includes(money.replaceAll(/\s+/g, ' '))) {
      lostMails += 1;
      if (lostMails <= 3) console.log(text, money);
    }
  }
}
process.send?.({ type: 'proof', proof: 'one truth: mail of a cancellation', tried: mails, lost: lostMails });
await shop.close();
process.exit(0);
