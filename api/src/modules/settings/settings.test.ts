import type { Client } from '@aimante/api-contract';
import {
  getMaintenance,
  getPublicSettings,
  getSettings,
  updateMaintenance,
  updateSetting,
} from '@aimante/api-contract/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

describe('settings', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());

  it('hold before anybody has set anything', async () => {
    expect(await api.visitor(getMaintenance)).toMatchObject({ enabled: false });
    const settings = await api.visitor(getPublicSettings);
    expect(settings.shop.name).toBe('Aimanté');
    expect(JSON.stringify(settings)).not.toContain('FR76');
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
