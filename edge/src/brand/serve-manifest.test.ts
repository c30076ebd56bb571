import { describe, expect, it } from '@jest/globals';
import type { EdgeRequest } from '../http/answer.ts';
import { createManifestServer } from './serve-manifest.ts';

describe('the manifest', () => {
  it('has the name of the shop, and none before the settings are known', async () => {
    const socials = { instagram: '', facebook: '', pinterest: '' };
    const shop = { name: 'Les Aimants', address: '', phone: '', email: '', socials };
    const read = async (identity: typeof shop | undefined) => {
      const serve = createManifestServer({ identity: () => identity, confirm: async () => undefined });
      return JSON.parse(String((await serve({} as EdgeRequest)).body)) as unknown;
    };
    expect(await read(shop)).toMatchObject({ name: 'Les Aimants', short_name: 'Les Aimants', lang: 'fr' });
    expect(await read(undefined)).not.toHaveProperty('name');
  });
});
