import type { Client } from '@aimante/api-contract';
import {
  getMaintenance,
  getPublicSettings,
  getSettings,
  updateMaintenance,
  updateSetting,
} from '@aimante/api-contract/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { demoShop } from '../../seed/demo-shop.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

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
    const { iban, bic, ...shown } = demoShop;
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

  it('close the shop for works, and tell open pages of it', async () => {
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

  it('change by group, whole, and not over somebody else’s change', async () => {
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
});
