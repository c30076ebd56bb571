import type { Client } from '@aimante/api-contract';
import {
  createBatch,
  createSheetProfile,
  getBatch,
  listBatches,
  listSheetProfiles,
  markBatchPrinted,
  planBatch,
  reprintTiles,
  updateSheetProfile,
} from '@aimante/api-contract/batches';
import { createPrintProfile } from '@aimante/api-contract/catalogue';
import { changeDeskOrder } from '@aimante/api-contract/order-desk';
import { getPacking } from '@aimante/api-contract/packing';
import { readSheets } from '@aimante/print/testing';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readZip } from '../../../testing/people/read-zip.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { placeReadyOrder, putTilePicture, type ReadyOrder } from '../../../testing/production/ready-order.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

describe('print batches', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00Z') });
    admin = await api.as('admin');
    await putTilePicture(api.services);
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(() => api.services.pool.query('TRUNCATE orders, photos, print_batches CASCADE'));

  const readyOrder = async (copies: number[], more: Partial<ReadyOrder> = {}): Promise<string> =>
    (await placeReadyOrder(api.services, { copies, ...more })).id;

  const stageOf = async (id: string) =>
    (await api.services.pool.query<{ stage: string }>('SELECT stage FROM orders WHERE id = $1', [id])).rows[0]?.stage;

  it('fill sheets across orders and leave out what is not ready', async () => {
    const [one, other] = [await readyOrder([9]), await readyOrder([4, 4])];
    await readyOrder([5], { stage: 'a_verifier' });
    const plan = await admin(planBatch, { body: {} });
    expect(plan).toMatchObject({ sheet: 'A4', sheets: 2, pieces: 17, isPartial: false, unplaced: [] });
    expect(plan.orders.map(({ id }) => id)).toEqual([one, other]);
    expect(await admin(listBatches)).toEqual([]);
    const batch = await admin(createBatch, { body: {} });
    expect(batch.number).toMatch(/^L-26-\d{4}$/);
    expect(batch.tiles).toHaveLength(17);
    const places = batch.tiles.map(({ sheetIndex, xMm, yMm }) => `${sheetIndex} ${xMm} ${yMm}`);
    expect(new Set(places).size).toBe(17);
    expect(batch.picking.map(({ lines }) => lines)).toEqual([
      [{ name: 'Carré', options: null, quantity: 9, of: 9 }],
      [{ name: 'Carré', options: null, quantity: 8, of: 8 }],
    ]);
    expect((await admin(getBatch, { params: { id: batch.id } })).tiles).toHaveLength(17);
  });

  it('come as PDF/X-4 for a print shop, and the download is listed', async () => {
    await readyOrder([17]);
    const { id, number } = await admin(createBatch, { body: {} });
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const answer = await fetch(`${api.url}/api/admin/batches/${id}/press.pdf`, { headers: { authorization } });
    expect(answer.headers.get('content-disposition')).toContain(`${number}-x4.pdf`);
    const press = await PDFDocument.load(await answer.arrayBuffer());
    expect(press.getPageCount()).toBe(2);
    expect(String(press.catalog.get(PDFName.of('OutputIntents')))).toContain('/GTS_PDFX');
    expect((await admin(getBatch, { params: { id } })).downloads).toMatchObject([{ version: 1 }]);
    const missing = await fetch(`${api.url}/api/admin/batches/${unknownId}/press.pdf`, { headers: { authorization } });
    expect(missing.status).toBe(404);
  });

  it('come with the cut alone, as PDF and as DXF, without the pictures', async () => {
    await readyOrder([17]);
    const { id, number } = await admin(createBatch, { body: {} });
    const headers = { authorization: `Bearer ${await tokenFor(api.services, 'admin')}` };
    const get = (file: string) => fetch(`${api.url}/api/admin/batches/${id}/${file}`, { headers });
    const pdf = await get('contour.pdf');
    expect(pdf.headers.get('content-disposition')).toContain(`${number}-contour.pdf`);
    expect((await PDFDocument.load(await pdf.arrayBuffer())).getPageCount()).toBe(2);
    const zip = await get('contour.zip');
    expect(zip.headers.get('content-disposition')).toContain(`${number}-dxf.zip`);
    const files = readZip(Buffer.from(await zip.arrayBuffer()));
    expect([...files.keys()]).toEqual([`${number}-1.dxf`, `${number}-2.dxf`]);
    const cuts = [...files.values()].map((file) => file.toString().split('POLYLINE').length - 2);
    expect(cuts.reduce((sum, count) => sum + count, 0)).toBe(17);
    expect((await admin(getBatch, { params: { id } })).downloads).toHaveLength(2);
  });

  it('have a list of the codes of their tiles by order', async () => {
    const [one] = [await readyOrder([2]), await readyOrder([1])];
    const { id, number } = await admin(createBatch, { body: {} });
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const list = (batch: string) =>
      fetch(`${api.url}/api/admin/batches/${batch}/codes.pdf`, { headers: { authorization } });
    const answer = await list(id);
    expect(answer.headers.get('content-disposition')).toContain(`${number}-assemblage.pdf`);
    const [page] = await readSheets(await answer.arrayBuffer());
    const codes = (page?.texts ?? []).filter((text) => /^\d{6} \d{4}$/.test(text));
    expect(codes).toHaveLength(3);
    const words = (page?.texts ?? []).join(' ');
    expect(words).toMatch(/Planches L-\d\d-\d{4}\/1\/\d{4}.*Bac 1.*Livraison à domicile · 2 magnets.*Bac 2/);
    const { tiles } = await admin(getPacking, { params: { id: one ?? '' } });
    expect(codes.slice(0, 2).map((text) => text.replace(' ', ''))).toEqual(tiles.map(({ code }) => code));
    expect((await list(unknownId)).status).toBe(404);
  });

  it('come as a PDF with a page for each sheet', async () => {
    await readyOrder([17]);
    const { id, number } = await admin(createBatch, { body: {} });
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const file = await fetch(`${api.url}/api/admin/batches/${id}/sheets.pdf`, { headers: { authorization } });
    expect(file.headers.get('content-disposition')).toContain(`${number}.pdf`);
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect(text).toContain('/TrimBox');
  });

  it('mix sizes where that saves sheets, and keep every place when a magnet becomes void', async () => {
    const sizes = [
      [50, 50],
      [60, 40],
      [70, 50],
      [80, 50],
      [30, 30],
      [70, 70],
    ] as const;
    for (const size of sizes) await readyOrder([3], { size });
    const plan = await admin(planBatch, { body: {} });
    expect(plan).toMatchObject({ pieces: 18, sheets: 2, unplaced: [] });
    const batch = await admin(createBatch, { body: {} });
    expect(batch.fillRate).toBeCloseTo(plan.fillRate, 4);
    expect(new Set(batch.tiles.map(({ size }) => size)).size).toBe(sizes.length);
    const placesOf = async () => {
      const { tiles } = await admin(getBatch, { params: { id: batch.id } });
      return tiles.map(({ id, sheetIndex, xMm, yMm, rotated }) => ({ id, sheetIndex, xMm, yMm, rotated }));
    };
    const before = await placesOf();
    const [tile] = batch.tiles;
    await admin(changeDeskOrder, {
      params: { id: tile?.orderId ?? '' },
      body: { status: 'annule', reason: 'Doublon' },
    });
    expect(await placesOf()).toEqual(before);
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const file = await fetch(`${api.url}/api/admin/batches/${batch.id}/sheets.pdf`, { headers: { authorization } });
    const pages = await readSheets(await file.arrayBuffer());
    const drawn = pages.flatMap(({ images }) => images.map(({ box }) => [box.left, box.top]));
    const laid = (await admin(getBatch, { params: { id: batch.id } })).tiles.filter(({ state }) => state === 'planned');
    expect(drawn).toHaveLength(15);
    for (const { xMm, yMm } of laid)
      expect(drawn.some(([left = 0, top = 0]) => Math.hypot(left - xMm + 2, top - yMm + 2) < 0.05)).toBe(true);
  });

  it('never contain a magnet twice, with any number of concurrent requests', async () => {
    await readyOrder([3]);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => admin(createBatch, { body: {} })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({ status: 409, code: 'BATCH_EMPTY' });
  });

  it('move orders to the next stage once, when all their tiles are printed', async () => {
    const whole = await readyOrder([2]);
    const given = await readyOrder([1]);
    const batch = await admin(createBatch, { body: {} });
    await admin(changeDeskOrder, { params: { id: given }, body: { status: 'annule', reason: 'Doublon' } });
    const printed = await admin(markBatchPrinted, { params: { id: batch.id } });
    expect(printed.printedAt).not.toBeNull();
    expect(printed.tiles.map(({ state }) => state).toSorted()).toEqual(['printed', 'printed', 'void']);
    expect(await stageOf(whole)).toBe('imprime');
    await admin(markBatchPrinted, { params: { id: batch.id } });
    const events = await api.services.pool.query(`SELECT 1 FROM order_events WHERE type = 'stage_changed'`);
    expect(events.rowCount).toBe(1);
  });

  it('are made again for misprinted tiles, with an audit entry', async () => {
    await readyOrder([3]);
    const batch = await admin(createBatch, { body: {} });
    const params = { id: batch.id };
    await admin(markBatchPrinted, { params });
    const [tile] = batch.tiles;
    const body = { tileIds: [tile?.id ?? ''], reason: 'Trace de doigt' };
    const again = await admin(reprintTiles, { params, body });
    expect(again).toMatchObject({
      reason: 'Trace de doigt',
      pieces: 1,
      tiles: [{ reprintOf: tile?.id, copy: tile?.copy }],
    });
    expect((await admin(getBatch, { params })).tiles.find(({ id }) => id === tile?.id)?.state).toBe('void');
    await expect(admin(reprintTiles, { params, body })).rejects.toMatchObject({ code: 'BATCH_TILE_NOT_FOUND' });
    await expect(admin(reprintTiles, { params: { id: unknownId }, body })).rejects.toMatchObject({
      code: 'BATCH_NOT_FOUND',
    });
  });

  it('take chosen orders, on the paper that is asked for', async () => {
    const [one] = [await readyOrder([2]), await readyOrder([2])];
    const plan = await admin(planBatch, { body: { orderIds: [one], sheet: 'A3' } });
    expect(plan).toMatchObject({ sheet: 'A3', pieces: 2, sheets: 1 });
  });

  describe('on a sheet profile', () => {
    const cutter = {
      format: 'A3',
      orientation: 'landscape',
      marginMm: 10,
      gutterMm: 4,
      markLengthMm: 4,
      isRotationAllowed: true,
      hasContours: true,
      pieceOrder: 'cut-and-stack',
      isDefault: false,
    } as const;
    const die = { shape: 'heart', bleedMm: 2, safeMm: 3, cornerRadiusMm: 0, minDpi: 150 } as const;
    const name = (of: string) => `${of} ${uuidv7()}`;
    const usualId = async () => (await admin(listSheetProfiles)).find(({ isDefault }) => isDefault)?.id ?? '';
    const sheetsOf = async (id: string) => {
      const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
      const file = await fetch(`${api.url}/api/admin/batches/${id}/sheets.pdf`, { headers: { authorization } });
      return readSheets(await file.arrayBuffer());
    };

    it('follow the profile, and a reprint follows its batch after a change of the profile', async () => {
      await readyOrder([3]);
      const sheet = await admin(createSheetProfile, { body: { ...cutter, name: name('Traceur') } });
      const batch = await admin(createBatch, { body: { sheetProfileId: sheet.id } });
      expect(batch).toMatchObject({ sheet: 'A3', orientation: 'landscape', sheetProfile: sheet.name, pieces: 3 });
      const [page] = await sheetsOf(batch.id);
      expect(page?.media.width).toBeCloseTo(420, 1);
      expect(page?.media.height).toBeCloseTo(297, 1);
      const lefts = page?.images.map(({ box }) => box.left) ?? [];
      expect((lefts[1] ?? 0) - (lefts[0] ?? 0)).toBeCloseTo(50 + 2 * 2 + 4, 1);
      expect(page?.texts.join(' ')).toContain(sheet.name);

      await admin(updateSheetProfile, { params: { id: sheet.id }, body: { orientation: 'portrait', gutterMm: 0 } });
      const [tile] = batch.tiles;
      const body = { tileIds: [tile?.id ?? ''], reason: 'Trace de doigt' };
      const again = await admin(reprintTiles, { params: { id: batch.id }, body });
      expect(again).toMatchObject({ orientation: 'landscape', sheetProfile: sheet.name });
      expect(again.tiles[0]).toMatchObject({ xMm: tile?.xMm, yMm: tile?.yMm });
    });

    it('leave magnets of another sheet to that one', async () => {
      const sheet = await admin(createSheetProfile, { body: { ...cutter, name: name('Traceur') } });
      const profile = await admin(createPrintProfile, {
        body: { ...die, name: name('Cœur'), sheetProfileId: sheet.id },
      });
      const [plain, heart] = [await readyOrder([2]), await readyOrder([5], { profile })];
      const sheetProfileId = await usualId();
      expect(await admin(planBatch, { body: {} })).toMatchObject({
        sheetProfileId,
        pieces: 2,
        orders: [{ id: plain }],
        elsewhere: [{ sheetProfileId: sheet.id, pieces: 5 }],
      });
      expect(await admin(planBatch, { body: { sheetProfileId: sheet.id } })).toMatchObject({
        pieces: 7,
        elsewhere: [],
        runs: [{ shape: 'rectangle' }, { shape: 'heart', size: '50 × 50 mm', bleedMm: 2 }],
      });
      expect(await admin(planBatch, { body: { orderIds: [plain, heart] } })).toMatchObject({
        orders: [{ id: plain }],
        leftOut: [{ id: heart, reason: 'other_sheet' }],
      });
      const chosen = await admin(createBatch, { body: { orderIds: [heart] } });
      expect(chosen).toMatchObject({ sheetProfile: sheet.name, pieces: 5 });
      await expect(admin(planBatch, { body: { sheetProfileId: unknownId } })).rejects.toMatchObject({
        code: 'SHEET_PROFILE_NOT_FOUND',
      });
    });
  });
});
