import type { Client } from '@aimante/api-contract';
import {
  type BatchPlan,
  createBatch,
  createSheetProfile,
  getBatch,
  markBatchPrinted,
  type NewPrintBatch,
  planBatch,
  reprintTiles,
} from '@aimante/api-contract/batches';
import { createPrintProfile } from '@aimante/api-contract/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import {
  type PlacedOrder,
  placeReadyOrder,
  putTilePicture,
  type ReadyOrder,
} from '../../../testing/production/ready-order.ts';

interface AddedLine {
  name: string;
  quantity: number;
  size?: [width: number, height: number];
  profile?: object | null;
}

describe('an order in batches', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00Z') });
    admin = await api.as('admin');
    await putTilePicture(api.services);
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(() => api.services.pool.query('TRUNCATE orders, photos, print_batches CASCADE'));

  const place = (order: ReadyOrder) => placeReadyOrder(api.services, order);
  const create = () => admin(createBatch, { body: {} });
  const plan = () => admin(planBatch, { body: {} });
  /** A line of one photo, or without photos if it has no print profile. */
  async function addLine(orderId: string, { name, quantity, size = [50, 50], profile }: AddedLine): Promise<void> {
    const { pool } = api.services;
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO order_lines (id, order_id, position, stock_units, name, quantity, unit_price_cents, total_cents, vat_rate,
        is_personalised, magnet_width_mm, magnet_height_mm, print_profile)
       SELECT gen_random_uuid(), $1, count(*), 1, $2, $3, 0, 0, 20, $4, $5, $6, $7 FROM order_lines WHERE order_id = $1
       RETURNING id`,
      [orderId, name, quantity, profile !== undefined, ...(profile === undefined ? [null, null] : size), profile],
    );
    if (profile === undefined) return;
    await pool.query(
      `INSERT INTO order_line_photos (id, order_line_id, photo_id, position, copies, recipe, review, tile_path, tile_hash)
       SELECT gen_random_uuid(), $1, f.id, 0, $2, '{}', 'approved', 'tiles/coral.jpg', 'coral' FROM photos f LIMIT 1`,
      [rows[0]?.id, quantity],
    );
  }
  const render = () =>
    api.services.pool.query(`UPDATE order_line_photos SET tile_path = 'tiles/coral.jpg', tile_hash = 'coral'`);

  it('waits until all its tiles are rendered, and says how many are', async () => {
    const late = await place({ copies: [250, 50], rendered: 1 });
    const ready = await place({ copies: [9] });
    expect(await plan()).toMatchObject({
      pieces: 9,
      orders: [{ id: ready.id, pieces: 9, total: 9 }],
      waiting: [{ id: late.id, number: late.number, rendered: 250, total: 300 }],
    });
    expect((await create()).picking.map(({ orderNumber }) => orderNumber)).toEqual([ready.number]);
    await expect(create()).rejects.toMatchObject({ code: 'BATCH_TILES_MISSING', details: { orders: late.number } });
    await render();
    const whole = await create();
    expect(whole).toMatchObject({ pieces: 300, picking: [{ pieces: 300, total: 300, part: null }] });
    expect(whole.picking[0]?.lines).toEqual([{ name: 'Carré', options: null, quantity: 300, of: 300 }]);
  });

  it('is divided only where it fills a file alone, and each part says which it is', async () => {
    await place({ copies: [2], size: [180, 260] });
    const large = await place({ copies: [70, 50], size: [180, 260] });
    expect(await plan()).toMatchObject({ pieces: 2, isPartial: true });
    await create();
    expect(await plan()).toMatchObject({ isPartial: true, orders: [{ id: large.id, pieces: 100, total: 120 }] });
    const first = await create();
    expect(first.picking).toMatchObject([
      { pieces: 100, total: 120, part: { place: 1, count: 2 }, lines: [{ quantity: 100, of: 120 }] },
    ]);
    const second = await create();
    expect(second.picking).toMatchObject([{ pieces: 20, total: 120, part: { place: 2, count: 2 } }]);
    const copies = [...first.tiles, ...second.tiles].map(({ linePhotoId, copy }) => `${linePhotoId} ${copy}`);
    expect(new Set(copies).size).toBe(120);
  });

  it('on two sheets lies in two batches, and keeps its parts when one is printed again', async () => {
    const sheet = { format: 'A3', orientation: 'landscape', marginMm: 10, gutterMm: 4, markLengthMm: 4 } as const;
    const ways = { isRotationAllowed: true, hasContours: true, pieceOrder: 'cut-and-stack', isDefault: false } as const;
    const { id: sheetProfileId } = await admin(createSheetProfile, { body: { ...sheet, ...ways, name: 'Traceur' } });
    const die = { shape: 'heart', bleedMm: 2, safeMm: 3, cornerRadiusMm: 0, minDpi: 150 } as const;
    const heart = await admin(createPrintProfile, { body: { ...die, name: 'Cœur', sheetProfileId } });
    const { id } = await place({ copies: [250] });
    await addLine(id, { name: 'Cœur', quantity: 50, profile: heart });
    await addLine(id, { name: 'Coffret', quantity: 2 });
    const line = (name: string, quantity: number) => ({ name, options: null, quantity, of: quantity });
    const parts = [
      { pieces: 250, total: 300, part: { place: 1, count: 2 }, lines: [line('Carré', 250), line('Coffret', 2)] },
      { pieces: 50, total: 300, part: { place: 2, count: 2 }, lines: [line('Cœur', 50)] },
    ];
    const first = await create();
    expect(first.picking).toMatchObject([parts[0]]);
    const second = await create();
    expect(second.picking).toMatchObject([parts[1]]);
    const body = { tileIds: first.tiles.map((tile) => tile.id), reason: 'Papier froissé' };
    const again = await admin(reprintTiles, { params: { id: first.id }, body });
    expect(again.picking).toMatchObject([{ pieces: 250, total: 300, part: null, lines: [line('Carré', 250)] }]);
    expect((await admin(getBatch, { params: { id: second.id } })).picking).toMatchObject([parts[1]]);
  });

  it('is not printed again at once if one file lacks its tiles', async () => {
    await place({ copies: [150] });
    const { id, tiles } = await create();
    await api.services.pool.query(
      `UPDATE print_batches SET layout = layout || '{"margin": 70, "gutter": 100}' WHERE id = $1`,
      [id],
    );
    const body = { tileIds: tiles.map((tile) => tile.id), reason: 'Papier froissé' };
    await expect(admin(reprintTiles, { params: { id }, body })).rejects.toMatchObject({ code: 'BATCH_TOO_LARGE' });
  });

  it('of several sizes is complete in one batch', async () => {
    const order = await place({ copies: [13] });
    await addLine(order.id, { name: 'Grand', quantity: 4, size: [70, 100], profile: null });
    await addLine(order.id, { name: 'Coffret', quantity: 2 });
    const batch = await create();
    expect(batch.picking).toEqual([
      {
        orderId: order.id,
        orderNumber: order.number,
        gift: null,
        shippingMethod: 'standard',
        pieces: 17,
        total: 17,
        part: null,
        lines: [
          { name: 'Carré', options: null, quantity: 13, of: 13 },
          { name: 'Grand', options: null, quantity: 4, of: 4 },
          { name: 'Coffret', options: null, quantity: 2, of: 2 },
        ],
      },
    ]);
  });

  it('that was refunded in full is printed only on request, and moves on by hand alone', async () => {
    const { id, number } = await place({ copies: [2] });
    await api.services.pool.query('UPDATE orders SET refunded_cents = total_cents');
    expect(await plan()).toMatchObject({ pieces: 0, leftOut: [] });
    const leftOut = [{ id, number, reason: 'refunded' }];
    expect(await admin(planBatch, { body: { orderIds: [id] } })).toMatchObject({ pieces: 0, leftOut });
    await expect(admin(createBatch, { body: { orderIds: [id] } })).rejects.toMatchObject({
      code: 'BATCH_EMPTY',
      details: { leftOut },
    });
    const batch = await admin(createBatch, { body: { orderIds: [id], evenRefunded: true } });
    expect(batch).toMatchObject({ pieces: 2, leftOut: [] });
    await admin(markBatchPrinted, { params: { id: batch.id } });
    const { rows } = await api.services.pool.query('SELECT stage FROM orders');
    expect(rows).toEqual([{ stage: 'pret' }]);
  });

  it('that was chosen and is left out is named with the reason', async () => {
    const set = (order: PlacedOrder, values: string) =>
      api.services.pool.query(`UPDATE orders SET ${values} WHERE id = $1`, [order.id]);
    const laid = await place({ copies: [1] });
    await create();
    const large = await place({ copies: [1], size: [900, 900] });
    const [cancelled, unpaid, finished, early, refunded, missing, without, good] = [
      await place({ copies: [1] }),
      await place({ copies: [1] }),
      await place({ copies: [1] }),
      await place({ copies: [1], stage: 'a_verifier' }),
      await place({ copies: [1] }),
      await place({ copies: [1], rendered: 0 }),
      await place({ copies: [1] }),
      await place({ copies: [1] }),
    ];
    await set(cancelled, `status = 'annule'`);
    await set(unpaid, `status = 'en_attente', payment_status = 'pending', paid_at = NULL`);
    await set(finished, `status = 'termine', stage = 'livre'`);
    await set(refunded, 'refunded_cents = total_cents');
    await api.services.pool.query('DELETE FROM order_line_photos WHERE id = $1', [without.photos[0]]);
    const chosen = [laid, large, cancelled, unpaid, finished, early, refunded, missing, without, good];
    const body = { orderIds: chosen.map(({ id }) => id) };
    const reasons = {
      [laid.number]: 'in_batch',
      [large.number]: 'too_large',
      [cancelled.number]: 'cancelled',
      [unpaid.number]: 'unpaid',
      [finished.number]: 'finished',
      [early.number]: 'not_ready',
      [refunded.number]: 'refunded',
      [missing.number]: 'tiles_missing',
      [without.number]: 'no_photos',
    };
    const reasonsOf = ({ leftOut }: BatchPlan | NewPrintBatch) =>
      Object.fromEntries(leftOut.map(({ number, reason }) => [number, reason]));
    expect(reasonsOf(await admin(planBatch, { body }))).toEqual(reasons);
    const batch = await admin(createBatch, { body });
    expect(batch.picking.map(({ orderNumber }) => orderNumber)).toEqual([good.number]);
    expect(reasonsOf(batch)).toEqual(reasons);
  });

  it('that was chosen and does not fit the batch is named too', async () => {
    const [first, second] = [
      await place({ copies: [60], size: [180, 260] }),
      await place({ copies: [60], size: [180, 260] }),
    ];
    const batch = await admin(createBatch, { body: { orderIds: [first.id, second.id] } });
    expect(batch).toMatchObject({ pieces: 60, leftOut: [{ id: second.id, reason: 'no_room' }] });
  });
});
