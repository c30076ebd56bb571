import type { Client } from '@aimante/api-contract';
import {
  createBatch,
  getBatch,
  listSheetProfiles,
  markBatchPrinted,
  unmarkBatchPrinted,
} from '@aimante/api-contract/batches';
import {
  createMaterial,
  listMaterialMovements,
  listMaterials,
  moveMaterial,
  updateMaterial,
} from '@aimante/api-contract/materials';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { placeReadyOrder, putTilePicture } from '../../../testing/production/ready-order.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

describe('the stock of materials', () => {
  let api: TestApi;
  let admin: Client;
  let profile = '';
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date('2026-11-27T10:00:00Z') });
    admin = await api.as('admin');
    await putTilePicture(api.services);
    profile = (await admin(listSheetProfiles)).find(({ isDefault }) => isDefault)?.id ?? '';
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(() =>
    api.services.pool.query('TRUNCATE orders, photos, print_batches, materials, material_movements CASCADE'),
  );

  const paper = (more: object = {}) =>
    admin(createMaterial, { body: { name: 'Papier A4', unit: 'sheet', warnBelow: 10, uses: [], ...more } });
  const receive = (id: string, amount: number) =>
    admin(moveMaterial, { params: { id }, body: { kind: 'receipt', amount, note: null } });

  async function printSheets(copies: number): Promise<string> {
    await placeReadyOrder(api.services, { copies: [copies] });
    const { id, number } = await admin(createBatch, { body: {} });
    await admin(markBatchPrinted, { params: { id } });
    // Marked again, it is not printed again.
    await admin(markBatchPrinted, { params: { id } });
    return number;
  }

  it('falls with the sheets of a printed batch, once, and the history says why', async () => {
    const { id } = await paper({ uses: [{ sheetProfileId: profile, perSheet: 1 }] });
    const film = await paper({ name: 'Film', unit: 'metre', uses: [{ sheetProfileId: profile, perSheet: 0.305 }] });
    await receive(id, 100);
    await receive(film.id, 20);
    const number = await printSheets(17);
    const [first, second] = await admin(listMaterials);
    expect([first, second]).toMatchObject([
      { name: 'Film', onHand: 19.39, isLow: false },
      { name: 'Papier A4', onHand: 98, isLow: false },
    ]);
    expect(await admin(listMaterialMovements, { params: { id } })).toMatchObject([
      { kind: 'printed', delta: -2, batchNumber: number, by: expect.any(String) },
      { kind: 'receipt', delta: 100, batchNumber: null },
    ]);
  });

  it('returns when a batch was marked as printed by mistake, and leaves again when it is printed', async () => {
    const { id } = await paper({ uses: [{ sheetProfileId: profile, perSheet: 1 }] });
    await receive(id, 100);
    const order = await placeReadyOrder(api.services, { copies: [17] });
    const batch = await admin(createBatch, { body: {} });
    const params = { id: batch.id };
    await admin(markBatchPrinted, { params });
    // By then, the profile takes more of it.
    await api.services.pool.query('UPDATE material_uses SET per_sheet = 5');
    const undone = await admin(unmarkBatchPrinted, { params });
    expect(undone).toMatchObject({ printedAt: null, printedVersion: null, pieces: 17 });
    expect(undone.tiles.every(({ state }) => state === 'planned')).toBe(true);
    expect(await admin(unmarkBatchPrinted, { params })).toMatchObject({ printedAt: null });
    expect((await admin(listMaterials))[0]?.onHand).toBe(100);
    const stageOf = async () => {
      const { rows } = await api.services.pool.query<{ stage: string }>('SELECT stage FROM orders WHERE id = $1', [
        order.id,
      ]);
      return rows[0]?.stage;
    };
    expect(await stageOf()).toBe('pret');
    await admin(markBatchPrinted, { params });
    expect((await admin(listMaterialMovements, { params: { id } })).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['printed', -10],
      ['unprinted', 2],
      ['printed', -2],
      ['receipt', 100],
    ]);
    expect(await stageOf()).toBe('imprime');
  });

  it.each([
    ['assembled', `UPDATE orders SET stage = 'assemble'`],
    ['packed', `INSERT INTO packed_tiles (tile_id, packed_at) SELECT id, now() FROM print_tiles LIMIT 1`],
  ])('does not return once a magnet is %s', async (_, statement) => {
    const { id } = await paper({ uses: [{ sheetProfileId: profile, perSheet: 1 }] });
    const order = await placeReadyOrder(api.services, { copies: [2] });
    const batch = await admin(createBatch, { body: {} });
    await admin(markBatchPrinted, { params: { id: batch.id } });
    await api.services.pool.query(statement);
    await expect(admin(unmarkBatchPrinted, { params: { id: batch.id } })).rejects.toMatchObject({
      code: 'BATCH_ASSEMBLED',
      message: expect.stringContaining(order.number),
    });
    expect((await admin(getBatch, { params: { id: batch.id } })).printedAt).not.toBeNull();
    expect((await admin(listMaterials)).find((each) => each.id === id)?.onHand).toBe(-1);
    await expect(admin(unmarkBatchPrinted, { params: { id: unknownId } })).rejects.toMatchObject({
      code: 'BATCH_NOT_FOUND',
    });
  });

  it('of another sheet profile stays', async () => {
    const other = (await admin(listSheetProfiles)).find(({ isDefault }) => !isDefault)?.id ?? '';
    const { id } = await paper({ uses: [{ sheetProfileId: other, perSheet: 1 }] });
    await receive(id, 5);
    await printSheets(3);
    expect((await admin(listMaterials))[0]?.onHand).toBe(5);
  });

  it('may fall below zero, warns, and a count corrects it', async () => {
    const { id } = await paper({ warnBelow: 0, uses: [{ sheetProfileId: profile, perSheet: 1 }] });
    await printSheets(3);
    expect(await admin(listMaterials)).toMatchObject([{ onHand: -1, isLow: true }]);
    const count = { kind: 'count', amount: 40, note: 'Inventaire' } as const;
    expect(await admin(moveMaterial, { params: { id }, body: count })).toMatchObject({ onHand: 40, isLow: false });
    expect((await admin(listMaterialMovements, { params: { id } }))[0]).toMatchObject({ kind: 'count', delta: 41 });
  });

  it('adds two deliveries that are entered at once', async () => {
    const { id } = await paper();
    await Promise.all([receive(id, 10), receive(id, 15)]);
    expect((await admin(listMaterials))[0]).toMatchObject({ onHand: 25, isLow: false });
  });

  it('warns below its threshold', async () => {
    const { id } = await paper({ warnBelow: 10 });
    expect(await receive(id, 9)).toMatchObject({ isLow: true });
    expect(await receive(id, 1)).toMatchObject({ isLow: false });
  });

  it('is edited in its own version, and each name is given once', async () => {
    const made = await paper();
    const other = await paper({ name: 'Film' });
    const unit = 'sheet' as const;
    const body = { name: 'Papier mat', unit, warnBelow: 5, uses: [], version: made.version };
    const change = (id: string, more: object = {}) =>
      admin(updateMaterial, { params: { id }, body: { ...body, ...more } });
    expect(await change(made.id)).toMatchObject({ name: 'Papier mat', warnBelow: 5, version: 2 });
    await expect(change(made.id)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await expect(change(other.id)).rejects.toMatchObject({ code: 'MATERIAL_NAME_TAKEN' });
    await expect(paper({ name: 'Papier mat' })).rejects.toMatchObject({ code: 'MATERIAL_NAME_TAKEN' });
    await expect(change(unknownId)).rejects.toMatchObject({ code: 'MATERIAL_NOT_FOUND' });
    await expect(receive(unknownId, 1)).rejects.toMatchObject({ code: 'MATERIAL_NOT_FOUND' });
  });
});
