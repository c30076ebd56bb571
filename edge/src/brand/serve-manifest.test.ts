import { describe, expect, it } from '@jest/globals';
import type { EdgeRequest } from '../http/answer.ts';
import { createManifestServer } from './serve-manifest.ts';

const identity = {
  name: 'Les Aimants',
  address: '',
  phone: '',
  email: '',
  socials: { instagram: '', facebook: '', pinterest: '' },
};
const serve = createManifestServer({ identity: () => identity, confirm: async () => undefined });
const read = async (search: string) => JSON.parse(String((await serve({ search } as EdgeRequest)).body)) as unknown;

describe('the manifest of a till', () => {
  const path = '/admin/market/019a0000-0000-7000-8000-000000000001/till';

  it('installs this one page, in its language', async () => {
    expect(await read(`?app=${path}`)).toMatchObject({
      name: 'Caisse · Les Aimants',
      id: path,
      start_url: path,
      scope: path,
      icons: expect.any(Array),
    });
    expect(await read(`?app=/en${path}`)).toMatchObject({
      name: 'Till · Les Aimants',
      lang: 'en',
      start_url: `/en${path}`,
    });
  });

  it('is the one of the shop for any other address', async () => {
    expect(await read('?app=https://elsewhere.test/till')).toMatchObject({ name: 'Les Aimants', start_url: '/' });
  });
});

describe('the manifest', () => {
  it('has the name of the shop, and none before the settings are known', async () => {
    const socials = { instagram: '', facebook: '', pinterest: '' };
    const shop = { name: 'Les Aimants', address: '', phone: '', email: '', socials };
    const read = async (identity: typeof shop | undefined) => {
      const serve = createManifestServer({ identity: () => identity, confirm: async () => undefined });
      return JSON.parse(String((await serve({ search: '' } as EdgeRequest)).body)) as unknown;
    };
    expect(await read(shop)).toMatchObject({ name: 'Les Aimants', short_name: 'Les Aimants', lang: 'fr' });
    expect(await read(undefined)).not.toHaveProperty('name');
  });
});
