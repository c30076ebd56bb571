import type { Client } from '@aimante/api-contract';
import {
  createBatch,
  getBatch,
  markBatchPrinted,
  type PrintBatchDetail,
  releasePlaces,
  returnToPlaces,
} from '@aimante/api-contract/batches';
import { changeDeskOrder, remindOfPhotos, reviewOrderPhoto } from '@aimante/api-contract/order-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { type PlacedOrder, placeReadyOrder, putTilePicture } from '../../../testing/production/ready-order.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('the place of a magnet with an awaited photo', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ now: () => now });
    admin = await api.as('admin');
    await putTilePicture(api.services);
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(() => api.services.pool.query('TRUNCATE orders, photos, print_batches, outbox, audit_log CASCADE'));

  const place = (copies: number, size: readonly [number, number] = [50, 50]) =>
    placeReadyOrder(api.services, { copies: [copies], size });
  const create = () => admin(createBatch, { body: {} });
  const read = (id: string) => admin(getBatch, { params: { id } });
  const block = ({ id, photos: [photo = ''] }: PlacedOrder) =>
    admin(reviewOrderPhoto, { params: { id, photo }, body: { review: 'blocked', reason: 'Floue' } });
  const replace = ({ photos: [photo = ''] }: PlacedOrder) =>
    api.services.pool.query(`UPDATE order_line_photos SET review = 'waiting', review_reason = NULL WHERE id = $1`, [
      photo,
    ]);
  const approve = ({ id, photos: [photo = ''] }: PlacedOrder) =>
    admin(reviewOrderPhoto, { params: { id, photo }, body: { review: 'approved' } });
  const release = (id: string, order: PlacedOrder) =>
    admin(releasePlaces, { params: { id }, body: { orderId: order.id } });
  const giveBack = (id: string, order: PlacedOrder) =>
    admin(returnToPlaces, { params: { id }, body: { orderId: order.id } });
  const remind = ({ id }: PlacedOrder) => admin(remindOfPhotos, { params: { id } });
  const print = (id: string, version?: number) =>
    admin(markBatchPrinted, { params: { id }, body: version ? { version } : {} });
  const laid = ({ tiles }: PrintBatchDetail) =>
    tiles
      .filter(({ state }) => state !== 'void')
      .map(({ orderNumber, sheetIndex, xMm, yMm }) => `${orderNumber} ${sheetIndex} ${xMm} ${yMm}`);
  const audited = async () =>
    (await api.services.pool.query<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).rows.map(
      ({ action }) => action,
    );

  it('is listed with its sheet, next to the orders that wait outside of the batch', async () => {
    const [blocked, , outside] = [await place(2), await place(1), await place(3, [70, 70])];
    await block(outside);
    const { id } = await create();
    await block(blocked);
    expect((await read(id)).awaited).toMatchObject([
      { orderId: blocked.id, pieces: 2, sizes: ['50 × 50 mm'], sheets: [0], state: 'awaited' },
      { orderId: outside.id, pieces: 3, sizes: ['70 × 70 mm'], sheets: [], state: 'awaited' },
    ]);
    await print(id);
    expect((await read(id)).awaited).toEqual([]);
  });

  it('goes to a ready order of the same size that fits whole, once it is released', async () => {
    const [blocked] = [await place(2), await place(1)];
    const { id, tiles } = await create();
    await block(blocked);
    await place(3);
    await place(2, [70, 70]);
    const taker = await place(2);
    const { batch, taken } = await release(id, blocked);
    expect(taken).toEqual([taker.number]);
    expect(batch).toMatchObject({ pieces: 3, version: 3, awaited: [{ orderId: blocked.id, sheets: [] }] });
    const places = (of: typeof tiles, orderId: string) =>
      of.filter((tile) => tile.orderId === orderId).map(({ xMm, yMm }) => `${xMm} ${yMm}`);
    expect(places(batch.tiles, taker.id)).toEqual(places(tiles, blocked.id));
    expect(batch.tiles.filter(({ isOffSheet }) => isOffSheet)).toHaveLength(2);
    await expect(release(id, blocked)).rejects.toMatchObject({ code: 'BATCH_PLACE_NOT_KEPT' });
    expect(await audited()).toContain('batch.release-places');
  });

  it('stays empty when nothing of its size is ready, and goes to a taker with the next release', async () => {
    const [one, two] = [await place(1), await place(1), await place(1)];
    const { id } = await create();
    await block(one);
    await block(two);
    const first = await release(id, one);
    expect(first).toMatchObject({ taken: [], batch: { pieces: 1, version: 3 } });
    expect(first.batch.tiles.filter(({ isReleased }) => isReleased)).toHaveLength(1);
    const taker = await place(2);
    const second = await release(id, two);
    expect(second).toMatchObject({ taken: [taker.number], batch: { pieces: 3, version: 4 } });
  });

  it('is not released once the photo arrived, and its magnet returns to it when it is approved', async () => {
    const [order] = [await place(2), await place(1)];
    const made = await create();
    const { id } = made;
    await block(order);
    await expect(giveBack(id, order)).rejects.toMatchObject({ code: 'BATCH_PHOTOS_AWAITED' });
    await replace(order);
    await expect(release(id, order)).rejects.toMatchObject({ code: 'BATCH_PHOTOS_ARRIVED' });
    expect((await read(id)).awaited).toMatchObject([{ orderId: order.id, state: 'received' }]);
    await approve(order);
    expect((await read(id)).awaited).toMatchObject([{ orderId: order.id, state: 'ready' }]);
    const batch = await giveBack(id, order);
    expect(batch).toMatchObject({ pieces: 3, version: 3, awaited: [] });
    expect(laid(batch)).toEqual(laid(made));
    expect(await audited()).toContain('batch.return-to-places');
  });

  it('is free for no one once the batch is printed', async () => {
    const [order] = [await place(2), await place(1)];
    const { id } = await create();
    await block(order);
    await print(id);
    await expect(release(id, order)).rejects.toMatchObject({ code: 'BATCH_PRINTED' });
  });

  it('is taken by one order alone when two releases and a new batch come at the same time', async () => {
    const [one, two] = [await place(1), await place(1), await place(1)];
    const { id } = await create();
    await block(one);
    await block(two);
    const taker = await place(1);
    await Promise.allSettled([release(id, one), release(id, two), create()]);
    const { rows } = await api.services.pool.query<{ tiles: number }>(
      `SELECT count(*)::int AS tiles FROM print_tiles WHERE order_line_photo_id = $1 AND state <> 'void'`,
      [taker.photos[0]],
    );
    expect(rows).toEqual([{ tiles: 1 }]);
  });

  it('leaves a taker for the next batch where an older version of the sheets was printed', async () => {
    const [blocked, kept] = [await place(1), await place(1)];
    const { id } = await create();
    await block(blocked);
    const taker = await place(1);
    await release(id, blocked);
    const printed = await print(id, 2);
    expect(laid(printed).map((tile) => tile.split(' ')[0])).toEqual([kept.number]);
    expect(laid(await create()).map((tile) => tile.split(' ')[0])).toEqual([taker.number]);
  });

  it('is no reason for a second reminder within a day, or for one after the photo arrived', async () => {
    const order = await place(1);
    await block(order);
    await expect(remind(order)).rejects.toMatchObject({ status: 409, code: 'ORDER_REMINDED' });
    await api.services.pool.query(`UPDATE outbox SET created_at = created_at - interval '25 hours'`);
    const results = await Promise.allSettled([remind(order), remind(order)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await api.services.pool.query<{ reminder: number }>(
      `SELECT (payload ->> 'reminder')::int AS reminder FROM outbox WHERE kind = 'photo-to-replace' ORDER BY position`,
    );
    expect(rows).toEqual([{ reminder: 0 }, { reminder: 1 }]);
    expect(await audited()).toContain('order.remind-photos');
    await replace(order);
    await expect(remind(order)).rejects.toMatchObject({ status: 409, code: 'ORDER_PHOTOS_ARRIVED' });
  });

  it('is released by the workshop, and not by the other roles', async () => {
    const [order] = [await place(1), await place(1)];
    const { id } = await create();
    await block(order);
    const customer = await api.as('customer');
    await expect(customer(releasePlaces, { params: { id }, body: { orderId: order.id } })).rejects.toMatchObject({
      status: 403,
    });
    await admin(changeDeskOrder, { params: { id: order.id }, body: { stage: 'a_verifier' } });
    expect((await read(id)).awaited).toMatchObject([{ sheets: [0], state: 'awaited' }]);
  });
});
