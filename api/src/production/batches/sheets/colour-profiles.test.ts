import type { Client } from '@aimante/api-contract';
import {
  addColourProfile,
  createBatch,
  createSheetProfile,
  deleteColourProfile,
  deleteSheetProfile,
  getColourProfile,
  listSheetProfiles,
} from '@aimante/api-contract/batches';
import { listAudit } from '@aimante/api-contract/operations';
import { getSoftProof } from '@aimante/api-contract/order-desk';
import { coatedPaper, tileProfile } from '@aimante/print/press';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';
import { placeReadyOrder, putTilePicture } from '../../../../testing/production/ready-order.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';
const [press, screen] = [Buffer.from((await coatedPaper()).profile), Buffer.from(await tileProfile())];
/** A printer that takes RGB. */
const rgbPrinter = Buffer.from(screen);
rgbPrinter.write('prtr', 12, 'latin1');
const sheet = {
  format: 'A4',
  orientation: 'portrait',
  marginMm: 8,
  gutterMm: 2,
  markLengthMm: 3,
  isRotationAllowed: true,
  hasContours: false,
  pieceOrder: 'row-by-row',
  isDefault: false,
} as const;

function formWith(content: Uint8Array<ArrayBuffer>, field = 'profile'): FormData {
  const form = new FormData();
  form.append(field, new Blob([content]), 'papier.icc');
  return form;
}

describe('the ICC profile of a sheet profile', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
    await putTilePicture(api.services);
  }, 120_000);
  afterAll(() => api.close());

  const add = (id: string, content: Buffer) =>
    admin(addColourProfile, { params: { id }, body: formWith(new Uint8Array(content)) });
  let sheets = 0;
  async function newSheet(): Promise<string> {
    sheets += 1;
    return (await admin(createSheetProfile, { body: { ...sheet, name: `Papier ${sheets}` } })).id;
  }
  const files = async () => (await api.services.storage.list()).filter((key) => key.startsWith('colour-profiles/'));

  it('is shown as its file describes it, downloaded, replaced and removed, with the author in the log', async () => {
    const id = await newSheet();
    const params = { id };
    await expect(admin(getColourProfile, { params })).rejects.toMatchObject({ code: 'COLOUR_PROFILE_NOT_FOUND' });
    const colourProfile = { description: 'Coated FOGRA39L (Aimante)', space: 'CMYK', bytes: press.length };
    expect(await add(id, press)).toMatchObject({ colourProfile, version: 1 });
    const sent = await admin(getColourProfile, { params });
    expect(Buffer.from(await sent.arrayBuffer()).equals(press)).toBe(true);
    expect(await add(id, rgbPrinter)).toMatchObject({ colourProfile: { description: 'sRGB', space: 'RGB' } });
    expect(await files()).toHaveLength(1);
    expect(await admin(deleteColourProfile, { params })).toMatchObject({ colourProfile: null });
    expect(await files()).toEqual([]);
    await expect(admin(deleteColourProfile, { params })).rejects.toMatchObject({ code: 'COLOUR_PROFILE_NOT_FOUND' });
    const { items } = await admin(listAudit, { query: { entity: 'sheet-profile' } });
    expect(items.filter(({ entityId }) => entityId === id)).toHaveLength(4);
  });

  it('leaves with its sheet profile', async () => {
    const id = await newSheet();
    await add(id, press);
    await admin(deleteSheetProfile, { params: { id } });
    expect(await files()).toEqual([]);
    await expect(add(id, press)).rejects.toMatchObject({ code: 'SHEET_PROFILE_NOT_FOUND' });
    expect(await files()).toEqual([]);
  });

  it.each<[string, Buffer, string]>([
    ['of a screen', screen, 'COLOUR_PROFILE_NOT_OF_PRINTER'],
    ['that is cut off', press.subarray(0, 9000), 'COLOUR_PROFILE_UNREADABLE'],
    [
      'with broken tables',
      Buffer.concat([press.subarray(0, 0x29c), Buffer.alloc(press.length - 0x29c)]),
      'COLOUR_PROFILE_UNREADABLE',
    ],
    ['of more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1), 'BODY_TOO_LARGE'],
  ])('is refused when it is one %s', async (_, content, code) => {
    const id = await newSheet();
    await expect(add(id, content)).rejects.toMatchObject({ code });
    expect((await admin(listSheetProfiles)).find((each) => each.id === id)).toMatchObject({ colourProfile: null });
  });

  it('is expected in the field `profile`', async () => {
    const body = formWith(new Uint8Array(press), 'picture');
    await expect(admin(addColourProfile, { params: { id: await newSheet() }, body })).rejects.toMatchObject({
      status: 400,
      code: 'COLOUR_PROFILE_MISSING',
    });
  });

  it('shows a photo of an order as the paper will show it', async () => {
    const id = await newSheet();
    await add(id, press);
    const { storage } = api.services;
    const green = { width: 120, height: 120, channels: 3, background: '#00ff00' } as const;
    await storage.put('tiles/coral.jpg', await sharp({ create: green }).jpeg().toBuffer());
    const order = await placeReadyOrder(api.services, { copies: [1] });
    const photo = order.photos[0] ?? '';
    const query = { sheetProfileId: id };
    const proof = await admin(getSoftProof, { params: { id: order.id, photo }, query });
    expect(proof.outOfReach).toBe(1);
    const picture = sharp(Buffer.from(proof.picture, 'base64'));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 120, space: 'srgb' });
    expect((await picture.stats()).channels[1]?.mean).toBeLessThan(210);
    const of = (more: object) => admin(getSoftProof, { params: { id: order.id, photo }, query, ...more });
    await expect(of({ params: { id: unknownId, photo } })).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
    await expect(of({ query: { sheetProfileId: unknownId } })).rejects.toMatchObject({
      code: 'COLOUR_PROFILE_NOT_FOUND',
    });
    await putTilePicture(api.services);
  });

  it('is the output intent of the sheets for a print shop, if the printer takes CMYK', async () => {
    const id = await newSheet();
    await placeReadyOrder(api.services, { copies: [2] });
    const batch = await admin(createBatch, { body: { sheetProfileId: id } });
    const intentOf = async () => {
      const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
      const answer = await fetch(`${api.url}/api/admin/batches/${batch.id}/press.pdf`, { headers: { authorization } });
      const { catalog } = await PDFDocument.load(await answer.arrayBuffer());
      const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
      return intent.lookup(PDFName.of('OutputConditionIdentifier'), PDFHexString).decodeText();
    };
    expect(await intentOf()).toBe('FOGRA39');
    await add(id, rgbPrinter);
    expect(await intentOf()).toBe('FOGRA39');
    await add(id, press);
    expect(await intentOf()).toBe('Coated FOGRA39L (Aimante)');
    await api.services.pool.query(`UPDATE sheet_profiles SET icc_path = 'colour-profiles/lost.icc' WHERE id = $1`, [
      id,
    ]);
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const answer = await fetch(`${api.url}/api/admin/batches/${batch.id}/press.pdf`, { headers: { authorization } });
    expect(answer.status).toBe(404);
  });
});
