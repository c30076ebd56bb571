import type { Client } from '@aimante/api-contract';
import { createBatch, markBatchPrinted, type PrintBatchDetail, reprintTiles } from '@aimante/api-contract/batches';
import { changeDeskOrder, getDeskOrder, moveDeskOrders } from '@aimante/api-contract/order-desk';
import { finishPacking, getPacking, packTile, readScan, restartPacking } from '@aimante/api-contract/packing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { placeReadyOrder, putTilePicture } from '../../../testing/production/ready-order.ts';
import { sheetCode, tileCode } from '../codes/print-codes.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

describe('packing by scan', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date('2026-11-27T10:00:00Z') });
    admin = await api.as('admin');
    await putTilePicture(api.services);
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(() => api.services.pool.query('TRUNCATE orders, photos, print_batches CASCADE'));

  /** Two orders on one printed batch: of two magnets, and of one. */
  async function printedOrders() {
    const orders = [
      await placeReadyOrder(api.services, { copies: [2] }),
      await placeReadyOrder(api.services, { copies: [1] }),
    ];
    const batch: PrintBatchDetail = await admin(createBatch, { body: {} });
    await admin(markBatchPrinted, { params: { id: batch.id } });
    return { batch, order: orders[0]?.id ?? '', number: orders[0]?.number ?? '', other: orders[1] };
  }

  const packing = (id: string) => admin(getPacking, { params: { id } });
  const pack = (id: string, code: string) => admin(packTile, { params: { id }, body: { code } });
  const codesOf = async (id: string) => (await packing(id)).tiles.map(({ code }) => code);

  it('ticks each magnet of the order, keeps it, and packs the order once all are there', async () => {
    const { order } = await printedOrders();
    expect(await packing(order)).toMatchObject({ stage: 'imprime', total: 2, packed: 0, unprinted: 0, others: [] });
    const [first = '', second = ''] = await codesOf(order);
    const begun = await pack(order, first);
    expect(begun.tiles.map(({ packedAt }) => packedAt)).toEqual(['2026-11-27T10:00:00.000Z', null]);
    await expect(admin(finishPacking, { params: { id: order } })).rejects.toMatchObject({
      code: 'PACKING_INCOMPLETE',
      details: { missing: 1 },
    });
    expect(await pack(order, second)).toMatchObject({ packed: 2 });
    expect(await packing(order)).toMatchObject({ packed: 2, tiles: [{ packedBy: expect.any(String) }, {}] });
    expect(await admin(finishPacking, { params: { id: order } })).toMatchObject({ stage: 'emballe' });
    const { history } = await admin(getDeskOrder, { params: { id: order } });
    const steps = history.filter(({ type }) => type === 'stage_changed').map(({ data }) => data.to);
    expect(steps).toEqual(expect.arrayContaining(['imprime', 'assemble', 'emballe']));
  });

  it('lets an order with a scan that is not finished be packed only by a confirmed choice', async () => {
    const { order, other } = await printedOrders();
    const [first = ''] = await codesOf(order);
    await pack(order, first);
    const change = (body: object) => admin(changeDeskOrder, { params: { id: order }, body });
    await change({ stage: 'assemble' });
    await expect(change({ stage: 'emballe' })).rejects.toMatchObject({
      code: 'PACKING_HALF_DONE',
      details: { unscanned: 1 },
    });
    await admin(changeDeskOrder, { params: { id: other?.id ?? '' }, body: { stage: 'assemble' } });
    const ids = [order, other?.id ?? ''];
    const bulk = await admin(moveDeskOrders, { body: { ids, stage: 'emballe' } });
    expect(bulk).toMatchObject({ done: [other?.id], refused: [{ id: order, code: 'PACKING_HALF_DONE' }] });
    expect(await change({ stage: 'emballe', evenHalfPacked: true })).toMatchObject({ stage: 'emballe' });
  });

  it('refuses a magnet of another order and names that order', async () => {
    const { order, other } = await printedOrders();
    const [stranger = ''] = await codesOf(other?.id ?? '');
    await expect(pack(order, stranger)).rejects.toMatchObject({
      code: 'PACKING_OTHER_ORDER',
      details: { number: other?.number },
    });
    expect((await packing(order)).packed).toBe(0);
  });

  it('says that a magnet was scanned twice, also by two packers at once', async () => {
    const { order } = await printedOrders();
    const [first = ''] = await codesOf(order);
    const results = await Promise.allSettled([pack(order, first), pack(order, first)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(pack(order, first)).rejects.toMatchObject({ code: 'PACKING_TWICE' });
  });

  it('refuses codes of another shop, of a sheet, and of a void magnet', async () => {
    const { order, batch } = await printedOrders();
    const link = api.services.secrets.link;
    await expect(pack(order, tileCode('another shop', 1))).rejects.toMatchObject({ code: 'CODE_UNKNOWN' });
    await expect(pack(order, tileCode(link, 999_999))).rejects.toMatchObject({ code: 'CODE_UNKNOWN' });
    await expect(pack(order, sheetCode(link, batch.number, 1))).rejects.toMatchObject({ code: 'PACKING_NOT_A_TILE' });
    const [tile] = (await packing(order)).tiles;
    await pack(order, tile?.code ?? '');
    await admin(reprintTiles, { params: { id: batch.id }, body: { tileIds: [tile?.id ?? ''], reason: 'Rayé' } });
    const after = await packing(order);
    expect(after).toMatchObject({ total: 2, packed: 0 });
    expect(after.tiles.filter(({ isVoid }) => isVoid).map(({ code }) => code)).toEqual([tile?.code]);
    await expect(pack(order, tile?.code ?? '')).rejects.toMatchObject({ code: 'PACKING_TILE_VOID' });
  });

  it('starts again with an empty parcel', async () => {
    const { order } = await printedOrders();
    const [first = ''] = await codesOf(order);
    await pack(order, first);
    expect(await admin(restartPacking, { params: { id: order } })).toMatchObject({ packed: 0 });
    expect(await pack(order, first)).toMatchObject({ packed: 1 });
  });

  it('is closed for an order that is cancelled, and for none', async () => {
    const { order } = await printedOrders();
    const [first = ''] = await codesOf(order);
    const { version } = await admin(getDeskOrder, { params: { id: order } });
    await admin(changeDeskOrder, { params: { id: order }, body: { version, status: 'annule', reason: 'Test' } });
    await expect(pack(order, first)).rejects.toMatchObject({ code: 'PACKING_CLOSED' });
    await expect(packing(unknownId)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(pack(unknownId, first)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('counts magnets that are in no batch yet', async () => {
    const { id } = await placeReadyOrder(api.services, { copies: [3] });
    expect(await packing(id)).toMatchObject({ total: 3, unprinted: 3, tiles: [] });
  });

  it('finds order and batch of a code', async () => {
    const { order, number, batch } = await printedOrders();
    const [first = ''] = await codesOf(order);
    const read = (code: string) => admin(readScan, { query: { code } });
    const place = { batchId: batch.id, batchNumber: batch.number };
    expect(await read(first)).toEqual({ kind: 'tile', orderId: order, orderNumber: number, ...place });
    const sheet = sheetCode(api.services.secrets.link, batch.number, 1);
    expect(await read(sheet)).toEqual({ kind: 'sheet', ...place, sheet: 1 });
    expect(await read(number)).toEqual({ kind: 'order', orderId: order, orderNumber: number });
    await expect(read('PM-26-999999')).rejects.toMatchObject({ code: 'CODE_UNKNOWN' });
    await expect(read(tileCode('another shop', 7))).rejects.toMatchObject({ code: 'CODE_UNKNOWN' });
  });
});
