import type { Client } from '@aimante/api-contract';
import {
  getMaintenance,
  getPublicSettings,
  getSettings,
  updateMaintenance,
  updateSetting,
} from '@aimante/api-contract/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoShop } from '../../../seeds/demo-shop.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { sql } from '../../platform/sql/sql.ts';

describe('settings', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());

  it('invent no identity before an administrator has set one', async () => {
    expect(await api.visitor(getMaintenance)).toMatchObject({ enabled: false, contact: '' });
    const { shop } = await api.visitor(getPublicSettings);
    expect(shop).toMatchObject({ name: 'Aimanté', legalName: '', address: '', siret: '', email: '', phone: '' });
    expect(shop.openingHours.week.monday).toEqual([]);
  });

  it('show visitors the identity as soon as it is saved, without bank data', async () => {
    await admin(updateSetting, { params: { key: 'shop' }, body: { value: demoShop } });
    const { shop, production } = await api.visitor(getPublicSettings);
    const { iban, bic, oss: _, ...shown } = demoShop;
    expect(shop).toEqual(shown);
    expect(JSON.stringify(shop)).not.toContain(iban);
    expect(JSON.stringify(shop)).not.toContain(bic);
    expect(production).toEqual({ photoRetentionDays: 90 });
  });

  it('keep a saved group that lacks a newer setting', async () => {
    const { mediator: _mediator, ...older } = { ...demoShop, name: 'Saved long ago' };
    await api.services.db.execute(sql`UPDATE settings SET value = ${JSON.stringify(older)}::jsonb WHERE key = 'shop'`);
    expect((await admin(getSettings)).settings.shop).toMatchObject({ name: 'Saved long ago', mediator: '' });
  });

  it('close the shop for maintenance, and notify open pages', async () => {
    const stream = await fetch(`${api.url}/api/changes`);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await admin(updateMaintenance, { body: { enabled: true } });
    expect(await api.visitor(getMaintenance)).toMatchObject({ enabled: true });
    let heard = '';
    while (!heard.includes('settings')) heard += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect(heard).toContain('event: changed\ndata: {"subject":"settings"}');
    await admin(updateMaintenance, { body: { enabled: false } });
  });

  it('change one group at a time, and do not overwrite a concurrent change', async () => {
    const { settings, versions } = await admin(getSettings);
    const value = { ...settings.production, slaDays: 5 };
    const params = { key: 'production' } as const;
    const changed = await admin(updateSetting, { params, body: { value, version: versions.production ?? 0 } });
    expect(changed.settings.production.slaDays).toBe(5);
    await expect(admin(updateSetting, { params, body: { value, version: 0 } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await expect(admin(updateSetting, { params, body: { value: { slaDays: 0 } } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(admin(updateSetting, { params: { key: 'nothing' as 'shop' }, body: { value } })).rejects.toMatchObject(
      {
        status: 400,
      },
    );
  });

  it.each<[field: string, wrong: string, refusal: [code: string, says: string]]>([
    ['iban', 'XX', ['IBAN_INVALID', 'IBAN']],
    ['iban', 'FR14 2004 1010 0505 0001 3M02 607', ['IBAN_INVALID', 'IBAN']],
    ['siret', '73282932000075', ['SIRET_INVALID', 'SIRET']],
    ['siret', '00000000000000', ['SIRET_INVALID', 'SIRET']],
    ['vatNumber', 'FR00000000000', ['VAT_NUMBER_INVALID', 'TVA']],
    ['vatNumber', 'FR 83 404 833 048', ['VAT_NUMBER_OF_ANOTHER', 'SIRET']],
    ['siret', '7328', ['invalid_format', 'SIRET']],
    ['bic', 'DEUTZZFF', ['BIC_INVALID', 'BIC']],
  ])('refuse the %s %s, at its field and in the caller’s language', async (field, wrong, [code, says]) => {
    const before = await admin(getSettings);
    const value = { ...demoShop, [field]: wrong };
    const refused = admin(updateSetting, { params: { key: 'shop' }, body: { value } });
    const issue = { path: `value.${field}`, code, message: expect.stringContaining(says) };
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      details: { issues: [issue] },
    });
    expect((await admin(getSettings)).settings.shop).toEqual(before.settings.shop);
  });

  it('are in English for English readers', async () => {
    const body = { value: { ...demoShop, iban: 'XX' } };
    const headers = { 'accept-language': 'en' };
    await expect(admin(updateSetting, { params: { key: 'shop' }, body }, { headers })).rejects.toMatchObject({
      details: { issues: [{ message: 'There is an error in this IBAN: check each digit.' }] },
    });
  });

  it.each<[countries: string[], code: string]>([
    [['FR', 'ZZ'], 'COUNTRY_UNKNOWN'],
    [['FR', 'US'], 'COUNTRY_WITHOUT_ZONE'],
  ])('refuse delivery to %j', async (countries, code) => {
    const { settings } = await admin(getSettings);
    const value = { ...settings.shipping, countries };
    await expect(admin(updateSetting, { params: { key: 'shipping' }, body: { value } })).rejects.toMatchObject({
      details: { issues: [{ path: 'value.countries', code }] },
    });
  });

  it('take numbers with spaces, and keep them in one form', async () => {
    const typed = {
      siret: '732 829 320 00074',
      vatNumber: 'fr 44 732829320',
      iban: 'fr1420041010050500013m02606',
      bic: 'deut de ff',
    };
    const body = { value: { ...demoShop, ...typed } };
    const saved = await admin(updateSetting, { params: { key: 'shop' }, body });
    expect(saved.settings.shop).toMatchObject({
      siret: '73282932000074',
      vatNumber: 'FR44732829320',
      iban: 'FR14 2004 1010 0505 0001 3M02 606',
      bic: 'DEUTDEFF',
    });
  });
});
