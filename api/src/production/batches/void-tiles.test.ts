import type { Client } from '@aimante/api-contract';
import {
  createBatch,
  getBatch,
  layOutBatch,
  markBatchPrinted,
  type PrintBatchDetail,
  type PrintTile,
  reprintTiles,
} from '@aimante/api-contract/batches';
import { changeDeskOrder, refundOrder, reviewOrderPhoto, settleRefund } from '@aimante/api-contract/order-desk';
import { idempotencyHeader } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { readSheets } from '@aimante/print/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { type PlacedOrder, placeReadyOrder, putTilePicture } from '../../../testing/production/ready-order.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { bySystem, lockOrder, replacePhoto } from '../../selling/index.ts';
import { remakeSheets } from './sheets/remake-sheets.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = now.toISOString();

describe('tiles of a batch', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ now: () => now });
    admin = await api.as('admin');
    await putTilePicture(api.services);
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(() => api.services.pool.query('TRUNCATE orders, photos, print_batches CASCADE'));

  const place = (...copies: number[]) => placeReadyOrder(api.services, { copies });
  const cancel = (id: string) =>
    admin(changeDeskOrder, { params: { id }, body: { status: 'annule', reason: 'Doublon' } });
  const refund = ({ id }: PlacedOrder, amountCents: number) =>
    admin(
      refundOrder,
      { params: { id }, body: { amountCents, reason: 'Un geste' } },
      { headers: { [idempotencyHeader]: uuidv7() } },
    );
  const block = ({ id, photos: [photo = ''] }: PlacedOrder) =>
    admin(reviewOrderPhoto, { params: { id, photo }, body: { review: 'blocked', reason: 'Floue' } });
  const makeReady = async (id: string) => {
    await admin(changeDeskOrder, { params: { id }, body: { stage: 'a_verifier' } });
    await admin(changeDeskOrder, { params: { id }, body: { stage: 'pret' } });
  };
  const replace = async ({ id, photos: [linePhotoId = ''] }: PlacedOrder) => {
    const photoId = uuidv7();
    await api.services.pool.query(
      `INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
       VALUES ($1, $2, repeat('b', 64), 'b.jpg', 'image/jpeg', 1, 600, 600)`,
      [photoId, photoId],
    );
    const refusal = await api.services.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const recipe = createRecipe({ width: 600, height: 600 }, 1);
      return replacePhoto(api.services, tx, {
        order,
        linePhotoId,
        photoId,
        recipe,
        owners: [photoId],
        by: bySystem,
        now,
      });
    });
    expect(refusal).toBeUndefined();
    await api.services.pool.query(
      `UPDATE order_line_photos SET tile_path = 'tiles/coral.jpg', tile_hash = 'coral' WHERE id = $1`,
      [linePhotoId],
    );
  };
  const read = (id: string) => admin(getBatch, { params: { id } });
  const create = () => admin(createBatch, { body: {} });
  const print = (id: string, body: { version?: number } = {}) => admin(markBatchPrinted, { params: { id }, body });
  const download = async (id: string) => {
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const file = await fetch(`${api.url}/api/admin/batches/${id}/sheets.pdf`, { headers: { authorization } });
    const isFile = file.headers.get('content-type') === 'application/pdf';
    const pages = isFile ? await readSheets(await file.arrayBuffer()) : [];
    const words = pages.flatMap(({ texts }) => texts).join('\n');
    return { status: file.status, name: file.headers.get('content-disposition') ?? '', pages, words };
  };
  const countPlanned = ({ tiles }: PrintBatchDetail) => tiles.filter(({ state }) => state === 'planned').length;

  it('are void as soon as their order is cancelled, and the sheets are made again without them', async () => {
    const [kept, given] = [await place(4), await place(9)];
    const { id } = await create();
    const first = await download(id);
    expect(first.words).toContain(given.number);
    await cancel(given.id);
    const batch = await read(id);
    expect(countPlanned(batch)).toBe(4);
    expect(batch).toMatchObject({ pieces: 4, version: 2, isOutdated: true, downloads: [{ version: 1 }] });
    const change = { at, version: 2, orderId: given.id, orderNumber: given.number, reason: 'cancelled', pieces: 9 };
    expect(batch.changes).toEqual([{ ...change, isOnPaper: false }]);
    expect(batch.picking.map(({ orderNumber }) => orderNumber)).toEqual([kept.number]);
    const again = await download(id);
    expect(again.name).toContain('-v2.pdf');
    expect(first.words).toContain('v1');
    expect(again.words).toContain('v2');
    expect(again.words).not.toContain(given.number);
    expect(await read(id)).toMatchObject({ isOutdated: false, downloads: [{ version: 1 }, { version: 2 }] });
  });

  it('are void as soon as their order is refunded in full, and remain while a part is kept', async () => {
    const [kept, refunded] = [await place(4), await place(3)];
    const { id } = await create();
    await download(id);
    await refund(kept, 399);
    await refund(refunded, 100);
    expect(await read(id)).toMatchObject({ pieces: 7, version: 1, changes: [] });
    await refund(refunded, 200);
    const batch = await read(id);
    expect(batch).toMatchObject({ pieces: 4, version: 2, isOutdated: true });
    expect(batch.changes).toMatchObject([{ orderId: refunded.id, reason: 'refunded', pieces: 3, isOnPaper: false }]);
    expect((await download(id)).words).not.toContain(refunded.number);
  });

  it('leave when a refund that failed is asked for again, unless they were laid in spite of it', async () => {
    const [plain, chosen] = [await place(1), await place(2)];
    const refunds = [await refund(plain, 100), await refund(chosen, 200)];
    const byName = await admin(createBatch, { body: { orderIds: [chosen.id], evenRefunded: true } });
    await api.services.pool.query(`UPDATE refunds SET state = 'failed'`);
    const owed = await create();
    expect(countPlanned(owed)).toBe(1);
    for (const [place, order] of [plain, chosen].entries())
      await admin(settleRefund, {
        params: { id: order.id, refund: refunds[place]?.id ?? '' },
        body: { how: 'retry' },
      });
    expect(countPlanned(await read(byName.id))).toBe(2);
    expect(await read(owed.id)).toMatchObject({ pieces: 0, changes: [{ orderId: plain.id, reason: 'refunded' }] });
  });

  it('of a printed batch remain when their order is refunded in full', async () => {
    const order = await place(2);
    const { id } = await create();
    await print(id);
    await refund(order, 200);
    expect(await read(id)).toMatchObject({ pieces: 2, changes: [] });
  });

  it('leave the others at their places, and sheets without any out of the file', async () => {
    const [given, kept] = [await place(16), await place(15)];
    const batch = await create();
    await cancel(given.id);
    const placesOf = (tiles: readonly PrintTile[]) =>
      tiles
        .filter(({ orderId }) => orderId === kept.id)
        .map(({ id, sheetIndex, xMm, yMm }) => [id, sheetIndex, xMm, yMm]);
    const again = await read(batch.id);
    expect(placesOf(again.tiles)).toEqual(placesOf(batch.tiles));
    expect([batch.sheets, again.sheets]).toEqual([3, 2]);
    const { pages, words } = await download(batch.id);
    expect(pages).toHaveLength(2);
    expect(words).toContain('3/3');
    expect(words).not.toContain('1/3');
  });

  it('leave an empty batch that is neither downloaded nor printed', async () => {
    const { id: order } = await place(2);
    const { id } = await create();
    await cancel(order);
    expect(await read(id)).toMatchObject({ pieces: 0, sheets: 0, picking: [] });
    expect(await download(id)).toMatchObject({ status: 409 });
    await expect(print(id)).rejects.toMatchObject({ code: 'BATCH_ALL_VOID' });
  });

  it('are taken out at assembly where the sheets with them were printed', async () => {
    const [kept, given] = [await place(1), await place(2)];
    const { id } = await create();
    await download(id);
    await cancel(given.id);
    const printed = await print(id, { version: 1 });
    expect(printed).toMatchObject({ printedVersion: 1, isOutdated: false, changes: [{ pieces: 2, isOnPaper: true }] });
    expect(printed.tiles.filter(({ isOnPaper }) => isOnPaper).map(({ orderId }) => orderId)).toEqual([
      given.id,
      given.id,
    ]);
    await cancel(kept.id);
    const changes = (await read(id)).changes.map(({ orderNumber, isOnPaper }) => [orderNumber, isOnPaper]);
    expect(changes).toEqual([
      [given.number, true],
      [kept.number, true],
    ]);
    await expect(print(id, { version: 9 })).rejects.toMatchObject({ code: 'BATCH_VERSION_UNKNOWN' });
  });

  it('are removed with their order when a photo is blocked, and all added again', async () => {
    const order = await place(2, 3);
    const { id } = await create();
    await block(order);
    expect(await read(id)).toMatchObject({ pieces: 0, changes: [{ reason: 'blocked', pieces: 5 }] });
    await replace(order);
    await admin(changeDeskOrder, { params: { id: order.id }, body: { stage: 'pret' } });
    const next = await create();
    expect(countPlanned(next)).toBe(5);
  });

  it('are printed again for a photo that was replaced after it was printed', async () => {
    const [order, other] = [await place(2, 3), await place(1)];
    const { id } = await create();
    await print(id);
    await api.services.pool.query(`UPDATE orders SET stage = 'pret' WHERE id = $1`, [order.id]);
    await block(order);
    expect((await read(id)).changes).toEqual([]);
    await replace(order);
    expect((await read(id)).changes).toMatchObject([{ reason: 'replaced', pieces: 2, isOnPaper: true }]);
    await admin(changeDeskOrder, { params: { id: order.id }, body: { stage: 'pret' } });
    const next = await create();
    expect(next.tiles.map(({ linePhotoId, copy }) => [linePhotoId, copy])).toEqual([
      [order.photos[0], 1],
      [order.photos[0], 2],
    ]);
    expect(next.picking).toMatchObject([{ pieces: 2, total: 5, part: { place: 2, count: 2 } }]);
    expect(other.number).not.toBe(order.number);
  });

  it('of an unprinted reprint return separately', async () => {
    const order = await place(3);
    const { id, tiles } = await create();
    await print(id);
    const body = { tileIds: [tiles[1]?.id ?? ''], reason: 'Rayure' };
    const reprint = await admin(reprintTiles, { params: { id }, body });
    expect(reprint.picking).toMatchObject([{ pieces: 1, total: 3, part: null, lines: [{ quantity: 1, of: 3 }] }]);
    await admin(changeDeskOrder, { params: { id: order.id }, body: { stage: 'bloque', reason: 'Appel du client' } });
    expect(await read(reprint.id)).toMatchObject({ pieces: 0 });
    await makeReady(order.id);
    expect((await create()).tiles.map(({ copy }) => copy)).toEqual([tiles[1]?.copy]);
  });

  it('printed wrong before the batch is marked move to the reprint, and the file in hand is out of date', async () => {
    await place(3);
    const { id, tiles } = await create();
    await download(id);
    const body = { tileIds: [tiles[0]?.id ?? ''], reason: 'Rayure' };
    await admin(reprintTiles, { params: { id }, body });
    expect(await read(id)).toMatchObject({
      pieces: 2,
      isOutdated: true,
      changes: [{ reason: 'reprinted', pieces: 1 }],
    });
    expect((await download(id)).pages[0]?.images).toHaveLength(2);
  });

  it('are never lost nor kept when orders are cancelled while the sheets are made and downloaded', async () => {
    const orders = [];
    for (let made = 0; made < 6; made += 1) orders.push(await place(5));
    const { id } = await create();
    const doomed = orders.slice(0, 4);
    const work = doomed.flatMap((order) => [cancel(order.id), download(id), remakeSheets.run(api.services)]);
    await Promise.all(work);
    const batch = await read(id);
    expect(batch).toMatchObject({ pieces: 10, version: 5 });
    const { words } = await download(id);
    for (const { number } of doomed) expect(words).not.toContain(number);
    for (const { number } of orders.slice(4))
      expect(words.match(new RegExp(`${number} · 1.1 · \\d/5`, 'g'))).toHaveLength(5);
    expect(words).toContain('v5');
  });

  it('are made again by a job, before the first request', async () => {
    const [, given] = [await place(1), await place(1)];
    const { id } = await create();
    await cancel(given.id);
    await remakeSheets.run(api.services);
    const { rows } = await api.services.pool.query('SELECT file_version FROM print_batches WHERE id = $1', [id]);
    expect(rows).toEqual([{ file_version: 2 }]);
  });

  it('leave no hole when the others are placed again, before the batch is printed', async () => {
    const [first, second] = [await place(12), await place(6)];
    const made = await admin(createBatch, { body: {} });
    expect(made.sheets).toBe(2);
    await cancel(first.id);
    const params = { id: made.id };
    const before = await admin(getBatch, { params });
    expect(before).toMatchObject({ version: 2, pieces: 6 });
    const after = await admin(layOutBatch, { params });
    expect(after).toMatchObject({ version: 3, sheets: 1, pieces: 6 });
    const left = after.tiles.filter(({ state }) => state !== 'void');
    expect(left.map(({ orderId }) => orderId)).toEqual(left.map(() => second.id));
    expect(new Set(left.map(({ sheetIndex, xMm, yMm }) => `${sheetIndex} ${xMm} ${yMm}`)).size).toBe(6);
    expect(left.every(({ sheetIndex, isOffSheet }) => sheetIndex === 0 && !isOffSheet)).toBe(true);
    expect(after.tiles.filter(({ isOffSheet }) => isOffSheet)).toHaveLength(12);
    expect((await download(made.id)).pages).toHaveLength(1);
    await admin(markBatchPrinted, { params });
    await expect(admin(layOutBatch, { params })).rejects.toMatchObject({ status: 409, code: 'BATCH_PRINTED' });
  });
});
