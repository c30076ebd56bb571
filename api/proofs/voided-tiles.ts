import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createRecipe } from '@aimante/print';
import { readSheets } from '@aimante/print/testing';
import { changeDeskOrder, refundDeskOrder, reviewPhoto } from '../src/desk/orders/desk-actions.ts';
import type { LockedOrder } from '../src/desk/orders/locked-order.ts';
import type { Author } from '../src/platform/audit/record-audit.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { inTransaction } from '../src/platform/database/connection/in-transaction.ts';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import { sql } from '../src/platform/sql/sql.ts';
import { Refusal } from '../src/platform/text/refusal.ts';
import { selectBatch } from '../src/production/batches/batch-rows.ts';
import { createBatch, reprintTiles } from '../src/production/batches/batch-service.ts';
import { markPrinted } from '../src/production/batches/mark-printed.ts';
import { downloadSheets } from '../src/production/batches/sheets/current-sheets.ts';
import { remakeSheets } from '../src/production/batches/sheets/remake-sheets.ts';
import { replacePhoto } from '../src/selling/customer-orders/photos/replace-photo.ts';
import { isOwed } from '../src/selling/index.ts';
import { bySystem } from '../src/selling/orders/record/order-event.ts';
import { lockOrder } from '../src/selling/orders/record/order-rows.ts';
import { createServices } from '../src/start/services.ts';
import { randomSource } from '../testing/books/random-books.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';
import { type PlacedOrder, placeReadyOrder, putTilePicture } from '../testing/production/ready-order.ts';

/**
 * Orders are cancelled, refunded, blocked, replaced and reprinted at random, at every stage of their batch and
 * concurrently.
 */
const runs = Number(process.env.PROOF_ROUNDS ?? 300);
const ordersPerRun = 4;
const { next: random, pick } = randomSource(seedOfProof());

const dataDir = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
const database = await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) });
const environment = {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DEMO: 'false',
  DEMO_PAYMENTS: 'true',
  DEMO_CARRIERS: 'true',
  LOG_LEVEL: 'silent',
};
const services = await createServices(readConfig(environment), database.url, { waitsForSilence: true });
const { db, pool, now } = services;
await putTilePicture(services);
const adminId = uuidv7();
await pool.query(`INSERT INTO users (id, email, role) VALUES ($1, 'admin@proof.test', 'admin')`, [adminId]);
const author: Author = {
  actor: {
    id: adminId,
    role: 'admin',
    sessionId: adminId,
    email: 'admin@proof.test',
    levels: {},
    roleLevels: {},
    secondFactor: 'missing',
  },
  request: { id: 'proof', ip: '127.0.0.1' },
};

const by = { role: 'admin', id: adminId } as const;
const asAdmin = <T>(work: (tx: Queryable, admin: Author) => Promise<T>) => inTransaction(db, (tx) => work(tx, author));
const onOrder = (id: string, work: (locked: LockedOrder) => Promise<unknown>) =>
  inTransaction(db, async (tx) => work({ services, tx, order: await lockOrder(tx, id), by }));

const cancel = ({ id }: PlacedOrder) =>
  onOrder(id, (locked) => changeDeskOrder(locked, { status: 'annule', reason: 'proof' }));
const block = ({ id, photos }: PlacedOrder) =>
  onOrder(id, (locked) => reviewPhoto(locked, { photo: pick(photos), review: 'blocked', reason: 'proof' }));
const refund = ({ id }: PlacedOrder) =>
  onOrder(id, async (locked) => {
    const amountCents = random() < 0.5 ? 100 : locked.order.totalCents;
    const refunded = await refundDeskOrder(locked, { amountCents, reason: 'proof' });
    return refunded instanceof Refusal || random() < 0.5 ? refunded : changeDeskOrder(locked, { status: 'annule' });
  });
const setBack = ({ id }: PlacedOrder) => onOrder(id, (locked) => changeDeskOrder(locked, { stage: 'a_verifier' }));

/** Replaces blocked photos, and makes printable orders ready again. */
async function unblock({ id, photos }: PlacedOrder): Promise<void> {
  for (const linePhotoId of photos) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id);
      const photoId = uuidv7();
      await tx.execute(sql`INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
        VALUES (${photoId}, ${photoId}, repeat('b', 64), 'b.jpg', 'image/jpeg', 1, 600, 600)`);
      const recipe = createRecipe({ width: 600, height: 600 }, 1);
      const owners = [photoId];
      return replacePhoto(services, tx, { order, linePhotoId, photoId, recipe, owners, by: bySystem, now: now() });
    });
  }
  await db.execute(
    sql`UPDATE order_line_photos SET tile_path = 'tiles/coral.jpg', tile_hash = 'coral' WHERE tile_hash IS NULL`,
  );
  await setBack({ id, number: '', photos: [] });
  await onOrder(id, (locked) => changeDeskOrder(locked, { stage: 'pret' }));
}

const make = () => asAdmin((tx, admin) => createBatch({ db: tx, author: admin, services }, {}));
const print = (id: string, version?: number) =>
  asAdmin((tx, admin) => markPrinted(tx, admin, { id, version, now: now() }));
const reprint = async (id: string) => {
  const tiles = (await selectBatch(db, id))?.tiles.filter(({ state }) => state !== 'void') ?? [];
  if (tiles.length === 0) return;
  const again = { id, tileIds: [pick(tiles).id], reason: 'proof' };
  await asAdmin((tx, admin) => reprintTiles({ db: tx, author: admin, services }, again));
};
const download = async (id: string) => {
  const got = await downloadSheets(services, { id, actorId: adminId });
  return got instanceof Refusal ? undefined : Buffer.concat(await got.file.stream.toArray());
};

const slugOf = (number: string, photo: number, copy: number) => `${number} · 1.${photo + 1} · ${copy}/`;

/** The sheets as downloaded now contain each tile that is not void exactly once, and nothing else. */
async function faultsOfSheets(id: string): Promise<string[]> {
  const batch = await selectBatch(db, id);
  const file = await download(id);
  const tiles = batch?.tiles.filter(({ state }) => state !== 'void') ?? [];
  const words = file ? (await readSheets(new Uint8Array(file).buffer)).flatMap(({ texts }) => texts) : [];
  const slugs = words.filter((text) => text.startsWith('PM-'));
  const missing = tiles.filter(
    ({ orderNumber, photo, copy }) =>
      slugs.filter((slug) => slug.startsWith(slugOf(orderNumber, photo, copy))).length !== 1,
  );
  return [
    ...(slugs.length === tiles.length ? [] : [`${slugs.length} magnets on the sheets for ${tiles.length} tiles`]),
    ...missing.map(({ orderNumber, photo, copy }) => `${slugOf(orderNumber, photo, copy)} is not on its sheet once`),
  ];
}

/** Compared with the orders: no tile that must not be printed, none twice, none missing. */
async function faultsOfTiles(orderIds: readonly string[]): Promise<string[]> {
  const ids = sql`ANY (${[...orderIds]}::uuid[])`;
  const { rows } = await db.execute<{ fault: string }>(sql`
    WITH tiles AS (SELECT t.state, t.copy, t.void_reason, t.even_refunded, b.printed_at, o.number, o.status, o.stage, p.review, p.id AS photo,
        ${isOwed} AS is_owed
      FROM print_tiles t JOIN print_batches b ON b.id = t.batch_id JOIN order_line_photos p ON p.id = t.order_line_photo_id
      JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id WHERE o.id = ${ids})
    SELECT number || ': to be printed though ' || status || ' and ' || stage AS fault FROM tiles
      WHERE state = 'planned' AND (status <> 'en_cours' OR stage IN ('bloque', 'a_verifier') OR review = 'blocked')
    UNION ALL SELECT number || ': to be printed though it is refunded' FROM tiles
      WHERE state = 'planned' AND NOT is_owed AND NOT even_refunded
    UNION ALL SELECT number || ': counts though it is cancelled' FROM tiles WHERE state <> 'void' AND status = 'annule'
    UNION ALL SELECT number || ': void without a reason' FROM tiles WHERE state = 'void' AND void_reason IS NULL
    UNION ALL SELECT number || ': one copy twice' FROM tiles WHERE state <> 'void' GROUP BY number, photo, copy
      HAVING count(*) > 1
    UNION ALL SELECT o.number || ': a copy is lost' FROM orders o JOIN order_lines l ON l.order_id = o.id
      JOIN order_line_photos p ON p.order_line_id = l.id CROSS JOIN generate_series(1, p.copies) AS copy
      WHERE o.id = ${ids} AND o.status = 'en_cours' AND o.stage NOT IN ('bloque', 'a_verifier') AND ${isOwed}
        AND NOT EXISTS (
        SELECT 1 FROM tiles t WHERE t.photo = p.id AND t.copy = copy.copy AND t.state <> 'void')`);
  return rows.map(({ fault }) => fault);
}

async function run(): Promise<string[]> {
  const orders: PlacedOrder[] = [];
  for (let placed = 0; placed < ordersPerRun; placed += 1) {
    const copies = Array.from({ length: 1 + Math.floor(random() * 3) }, () => 1 + Math.floor(random() * 4));
    orders.push(await placeReadyOrder(services, { copies }));
  }
  const made = await make();
  if (made instanceof Refusal) return [`no batch: ${made.code}`];
  const { id } = made;
  const acts = [cancel, block, refund, setBack];
  const stages = [
    () => download(id),
    () => remakeSheets.run(services),
    () => print(id),
    () => print(id, 1),
    () => reprint(id),
    () => make(),
  ];
  const work = Array.from({ length: 3 + Math.floor(random() * 4) }, () =>
    random() < 0.6 ? () => pick(acts)(pick(orders)) : pick(stages),
  );
  const ends = await Promise.allSettled(work.map((one) => one()));
  const broken = ends.flatMap((end) => (end.status === 'rejected' ? [inspect(end.reason)] : []));
  const orderIds = orders.map((order) => order.id);
  const before = await faultsOfTiles(orderIds).then((faults) => faults.filter((fault) => !fault.includes('is lost')));
  for (const order of orders) await unblock(order);
  await make();
  const batches = await db.execute<{ id: string }>(sql`SELECT DISTINCT t.batch_id AS id FROM print_tiles t
    JOIN order_line_photos p ON p.id = t.order_line_photo_id JOIN order_lines l ON l.id = p.order_line_id
    WHERE l.order_id = ANY (${orderIds}::uuid[])`);
  const sheets: string[] = [];
  for (const batch of batches.rows) sheets.push(...(await faultsOfSheets(batch.id)));
  const after = await faultsOfTiles(orderIds);
  // The next run starts with nothing to print.
  await db.execute(sql`UPDATE orders SET status = 'termine' WHERE status = 'en_cours'`);
  return [...broken, ...before, ...sheets, ...after];
}

let lost = 0;
for (let tried = 1; tried <= runs; tried += 1) {
  const found = await run();
  if (found.length > 0) {
    lost += 1;
    console.log(`run ${tried}: ${found.slice(0, 5).join('; ')}`);
  }
  const proof = 'voided tiles: none on a current sheet, none twice, none lost';
  process.send?.({ type: 'proof', proof, tried, lost });
}
await services.close();
await database.drop();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
