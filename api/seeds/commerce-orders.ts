import type { Order } from '@aimante/api-contract/orders';
import { orderCreateSchema } from '@aimante/api-contract/orders/schemas';
import { createRecipe } from '@aimante/print';
import { userKey } from '../src/people/photos/record/photo-owner.ts';
import { fingerprint } from '../src/platform/crypto/secret-value.ts';
import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { inTransaction } from '../src/platform/database/connection/in-transaction.ts';
import type { Actor } from '../src/platform/http/guards/access.ts';
import type { Services } from '../src/platform/services/services.ts';
import { sql } from '../src/platform/sql/sql.ts';
import { Refusal } from '../src/platform/text/refusal.ts';
import { placeOrder } from '../src/selling/checkout/place-order.ts';
import { redeem } from '../src/selling/loyalty/loyalty-service.ts';
import { byVisitor } from '../src/selling/orders/record/order-event.ts';
import { sendRefunds } from '../src/selling/payments/refunds/refund-payments.ts';
import { makeQuote } from '../src/selling/quote/quote.ts';
import { playChapter } from './commerce-chapters.ts';
import { type PhotoAlbum, photoAlbum } from './commerce-photos.ts';
import { type Story, stories } from './commerce-stories.ts';

const hourMs = 3_600_000;
const lock = 4_108_773;

/** Creates the demo's orders step by step, once, and only if there are none. */
export async function seedOrders(services: Services): Promise<void> {
  const client = await services.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    const found = await services.db.execute(sql`SELECT 1 FROM orders LIMIT 1`);
    if (found.rows.length === 0) await playStories(services);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]);
    client.release();
  }
}

async function playStories(services: Services): Promise<void> {
  const stock = await services.db.execute<{ id: string; onHand: number }>(
    sql`SELECT id, on_hand AS "onHand" FROM stocks`,
  );
  const album = photoAlbum();
  const opened = services.now().getTime();
  for (const story of stories) await playStory(services, { story, album, opened });
  await spendPoints(at(services, new Date(opened - 240 * hourMs)));
  await tidyUp(services.db, stock.rows);
}

/**
 * The shop at another time. It gets its own configuration object, because caches keyed by it would keep the wrong
 * clock.
 */
function at(services: Services, time: Date): Services {
  const config = { ...services.config, payments: { ...services.config.payments, demo: true } };
  return { ...services, config, now: () => time };
}

interface StoryContext {
  story: Story;
  album: PhotoAlbum;
  opened: number;
}

async function playStory(services: Services, { story, album, opened }: StoryContext): Promise<void> {
  const begun = opened - story.hoursAgo * hourMs;
  const step = Math.min((story.hoursAgo * hourMs) / (story.chapters.length + 1), 20 * hourMs);
  const actor = await accountOf(services.db, story.email);
  const order = await place(at(services, new Date(begun)), { story, album, actor });
  if (!order) return;
  for (const [place, chapter] of story.chapters.entries()) {
    const then = at(services, new Date(begun + (place === 0 ? Math.min(step, hourMs / 6) : (place + 1) * step)));
    await playChapter({ services: then, order, customer: byVisitor(actor), chapter });
    await sendRefunds(then);
  }
}

async function accountOf(db: Queryable, email: string): Promise<Actor | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  return (
    rows[0] && {
      id: rows[0].id,
      role: 'customer',
      sessionId: rows[0].id,
      email,
      levels: {},
      roleLevels: {},
      secondFactor: 'missing',
    }
  );
}

const guestAddress = {
  firstName: 'Sami',
  lastName: 'Rolland',
  line1: '18 rue des Tanneurs',
  postalCode: '35000',
  city: 'Rennes',
};

async function addressOf(db: Queryable, actor: Actor | undefined): Promise<object> {
  const { rows } = await db.execute<
    Record<string, string>
  >(sql`SELECT first_name AS "firstName", last_name AS "lastName",
    company, line1, postal_code AS "postalCode", city FROM addresses WHERE user_id = ${actor?.id ?? null} LIMIT 1`);
  return rows[0] ?? guestAddress;
}

/** Undefined: the demo has no market for the pickup. */
async function place(
  services: Services,
  { story, album, actor }: Pick<StoryContext, 'story' | 'album'> & { actor: Actor | undefined },
): Promise<Order | undefined> {
  const { db } = services;
  const { method = 'standard', email } = story;
  const owner = actor ? userKey(actor.id) : `guest:${fingerprint(email)}`;
  const items = await Promise.all(story.items.map((item) => lineOf({ services, album, owner }, item)));
  const address = await addressOf(db, actor);
  const marketEventId = method === 'market' ? await nextMarket(db) : null;
  if (method === 'market' && marketEventId === null) return undefined;
  const relayId = method === 'relay' ? 'FR-440001' : null;
  const shipping = { method, address: method === 'market' ? null : address, relayId, marketEventId };
  const draft = orderCreateSchema.parse({
    items,
    couponCode: story.coupon,
    quoteHash: '',
    contact: { email, phone: '01 99 00 12 34' },
    shipping,
    billingAddress: method === 'market' ? address : null,
    acceptTerms: true,
    checkoutId: crypto.randomUUID(),
    isRepeat: true,
  });
  const request = {
    items: draft.items.map(({ photos: _, ...item }) => item),
    couponCode: draft.couponCode,
    isGiftWrapped: false,
    usesPoints: false,
    shippingMethod: method,
    country: 'FR',
    postalCode: '44000',
    marketEventId,
  };
  const customer = { userId: actor?.id, email };
  const { quote } = await makeQuote(services, db, { request, customer, locale: 'fr' });
  const placed = await placeOrder(services, {
    draft: { ...draft, quoteHash: quote.quoteHash },
    actor,
    owners: [owner],
    locale: 'fr',
    key: { key: `demo ${email} ${story.hoursAgo}`, owner: 'demo' },
  });
  if (placed instanceof Refusal) throw new Error(`The demo’s order of ${email}: ${placed.code}`);
  return JSON.parse(placed.text) as Order;
}

interface Source {
  services: Services;
  album: PhotoAlbum;
  owner: string;
}

async function lineOf({ services, album, owner }: Source, { slug, quantity, photos = [] }: Story['items'][number]) {
  const { rows } = await services.db.execute<{ id: string; aspect: number }>(sql`SELECT id,
    (magnet_width_mm / magnet_height_mm)::float8 AS aspect FROM products WHERE slug = ${slug}`);
  const [product] = rows;
  if (!product) throw new Error(`The demo has no product ${slug}`);
  const copies = Math.floor(quantity / Math.max(photos.length, 1));
  const crops = [];
  for (const [number, name] of photos.entries()) {
    const photo = await album.photoOf(services, { name, owner });
    const isFirst = number === 0;
    const recipe = createRecipe({ width: photo.width, height: photo.height }, product.aspect);
    crops.push({ photoId: photo.id, copies: isFirst ? quantity - copies * (photos.length - 1) : copies, recipe });
  }
  return { productId: product.id, quantity, photos: crops };
}

async function nextMarket(db: Queryable): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM market_events WHERE is_published AND ends_at > now() ORDER BY starts_at LIMIT 1`,
  );
  return rows[0]?.id ?? null;
}

/** A reward redeemed some time ago, so that the points history shows one. */
async function spendPoints({ db, now }: Services): Promise<void> {
  const customer = await accountOf(db, 'client@aimante.test');
  if (customer) await inTransaction(db, (tx) => redeem(tx, customer.id, { rewards: 1, now: now() }));
}

/** Drops the mails of old orders and refills the stock. */
async function tidyUp(db: Queryable, stock: readonly { id: string; onHand: number }[]): Promise<void> {
  await db.execute(sql`DELETE FROM outbox WHERE payload ->> 'orderNumber' IN (SELECT number FROM orders)`);
  await db.execute(sql`DELETE FROM demo_webhooks`);
  await db.execute(sql`DELETE FROM idempotency_keys WHERE owner = 'demo'`);
  const before = JSON.stringify(stock);
  await db.execute(sql`INSERT INTO stock_movements (id, stock_id, delta, reason, note)
    SELECT gen_random_uuid(), s.id, b."onHand" + s.held - s.on_hand, 'restock', 'Démonstration'
    FROM stocks s JOIN jsonb_to_recordset(${before}::jsonb) AS b(id uuid, "onHand" int) ON b.id = s.id
    WHERE b."onHand" + s.held <> s.on_hand`);
  await db.execute(sql`UPDATE stocks s SET on_hand = b."onHand" + s.held
    FROM jsonb_to_recordset(${before}::jsonb) AS b(id uuid, "onHand" int) WHERE b.id = s.id`);
}
