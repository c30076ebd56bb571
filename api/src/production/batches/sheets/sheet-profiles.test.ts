import type { Client } from '@aimante/api-contract';
import {
  createSheetProfile,
  deleteSheetProfile,
  listSheetProfiles,
  type SheetProfile,
  updateSheetProfile,
} from '@aimante/api-contract/batches';
import { createPrintProfile, deletePrintProfile, updatePrintProfile } from '@aimante/api-contract/catalogue';
import { listAudit } from '@aimante/api-contract/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';
const cutter = {
  name: 'A3 traceur',
  format: 'A3',
  orientation: 'landscape',
  marginMm: 10,
  gutterMm: 3.5,
  markLengthMm: 4,
  isRotationAllowed: false,
  hasContours: true,
  pieceOrder: 'cut-and-stack',
  isDefault: false,
} as const;
const press = { name: 'Presse', shape: 'round', bleedMm: 3, safeMm: 3, cornerRadiusMm: 25, minDpi: 150 } as const;

describe('sheet profiles', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());
  afterEach(() => api.services.pool.query(`DELETE FROM sheet_profiles WHERE name LIKE 'A3 t%' AND NOT is_default`));

  const named = async (name: string): Promise<SheetProfile> => {
    const found = (await admin(listSheetProfiles)).find((profile) => profile.name === name);
    if (!found) throw new Error(`no profile ${name}`);
    return found;
  };
  const paramsOf = ({ id }: SheetProfile) => ({ id });

  it('are one for each paper before anybody adds one, A4 the default', async () => {
    const profiles = await admin(listSheetProfiles);
    expect(profiles.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['A3', false],
      ['A4', true],
      ['SRA3', false],
    ]);
    expect(profiles[1]).toMatchObject({ format: 'A4', orientation: 'portrait', marginMm: 8, gutterMm: 2, usedBy: 0 });
  });

  it('are added, changed and deleted, with the author in the log', async () => {
    const made = await admin(createSheetProfile, { body: cutter });
    expect(made).toMatchObject({ ...cutter, usedBy: 0, version: 1 });
    await expect(admin(createSheetProfile, { body: cutter })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    const params = paramsOf(made);
    const changed = await admin(updateSheetProfile, { params, body: { marginMm: 7.5, version: 1 } });
    expect(changed).toMatchObject({ ...cutter, marginMm: 7.5, version: 2 });
    await admin(deleteSheetProfile, { params });
    expect((await admin(listSheetProfiles)).map(({ name }) => name)).not.toContain(cutter.name);
    const { items } = await admin(listAudit, { query: { entity: 'sheet-profile' } });
    expect(items.map(({ action }) => action).toSorted()).toEqual([
      'sheet-profile.create',
      'sheet-profile.delete',
      'sheet-profile.update',
    ]);
    await expect(admin(updateSheetProfile, { params, body: {} })).rejects.toMatchObject({
      code: 'SHEET_PROFILE_NOT_FOUND',
    });
  });

  it('do not overwrite a concurrent change', async () => {
    const made = await admin(createSheetProfile, { body: cutter });
    const params = paramsOf(made);
    await admin(updateSheetProfile, { params, body: { gutterMm: 5, version: made.version } });
    await expect(
      admin(updateSheetProfile, { params, body: { gutterMm: 0, version: made.version } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await named(cutter.name)).toMatchObject({ gutterMm: 5 });
  });

  it('have one default: another takes its place, and it is neither deleted nor left without one', async () => {
    const usual = await named('A4');
    const params = paramsOf(usual);
    const refusal = { status: 409, code: 'SHEET_PROFILE_DEFAULT' };
    await expect(admin(deleteSheetProfile, { params })).rejects.toMatchObject(refusal);
    await expect(admin(updateSheetProfile, { params, body: { isDefault: false } })).rejects.toMatchObject(refusal);
    const tries = ['A3', 'SRA3', 'A3', 'SRA3'].map(async (name) =>
      admin(updateSheetProfile, { params: paramsOf(await named(name)), body: { isDefault: true } }),
    );
    await Promise.all(tries);
    expect((await admin(listSheetProfiles)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await admin(updateSheetProfile, { params, body: { isDefault: true } });
    expect(await named('A3')).toMatchObject({ isDefault: false });
  });

  it('stay while a print profile names them', async () => {
    const sheet = await admin(createSheetProfile, { body: cutter });
    const die = await admin(createPrintProfile, { body: { ...press, sheetProfileId: sheet.id } });
    expect(die.sheetProfileId).toBe(sheet.id);
    expect(await named(cutter.name)).toMatchObject({ usedBy: 1 });
    await expect(admin(deleteSheetProfile, { params: paramsOf(sheet) })).rejects.toMatchObject({
      status: 409,
      code: 'STILL_USED',
    });
    await admin(updatePrintProfile, { params: { id: die.id }, body: { sheetProfileId: null } });
    await admin(deleteSheetProfile, { params: paramsOf(sheet) });
    const lost = { params: { id: die.id }, body: { sheetProfileId: unknownId } };
    await expect(admin(updatePrintProfile, lost)).rejects.toMatchObject({ code: 'REFERENCE_UNKNOWN' });
    await admin(deletePrintProfile, { params: { id: die.id } });
  });

  it.each<[string, object]>([
    ['a mark that reaches into the next magnet', { markLengthMm: 6 }],
    ['a margin below nothing', { marginMm: -1 }],
    ['paper that nobody has', { format: 'A0' }],
  ])('refuse %s', async (_, wrong) => {
    await expect(admin(createSheetProfile, { body: { ...cutter, ...wrong } })).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});
