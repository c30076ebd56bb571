import { flipChannels, killRelease, releaseToAll, signPreview } from '@aimante/releases';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLiveStore, fakeRoute, publishFake, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

const HOUR = 3_600_000;
const CATALOG_2 = { name: 'mf-catalog', version: '2' };

let served: ServedEdge;
beforeEach(async () => {
  served = await serveEdge(await createLiveStore(), { isProduction: true });
  await publishFake(served.fake, { ...CATALOG_2, descriptor: { routes: [fakeRoute('new', '/being-tried')] } });
});
afterEach(async () => {
  await served.stop();
  await served.fake.remove();
});

const passFor = (hours: number, release = CATALOG_2) =>
  signPreview(served.fake.store, { ...release, until: new Date(Date.now() + hours * HOUR).toISOString() });
const cookieOf = (pass: string) => ({ cookie: `__Host-aimante-preview=${pass}` });

describe('a preview', () => {
  it('is kept by a cookie until it ends, and leaves the address, in production', async () => {
    const pass = await passFor(2);
    const { status, headers } = await served.get(`//evil.test/x?a=1&preview=${pass}`);
    expect(status).toBe(302);
    expect(headers.location).toBe('/evil.test/x?a=1');
    expect(headers['cache-control']).toBe('no-store');
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-aimante-preview=[\w-]+; Path=\/; Max-Age=7200; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('shows the release among the live ones, names it, and is not cached', async () => {
    const { status, text, headers } = await served.get('/being-tried', cookieOf(await passFor(2)));
    expect(status).toBe(200);
    expect(text).toContain('"base":"/remotes/mf-catalog/2/"');
    expect(text).toContain('"preview":{"name":"mf-catalog","version":"2","until":"');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('is shown to no other visitor, whichever page was made first', async () => {
    const cookie = cookieOf(await passFor(2));
    for (const path of ['/being-tried', '/other']) {
      const first = await served.get(path, cookie);
      const other = await served.get(path);
      const again = await served.get(path, cookie);
      expect([first.status, other.status, again.status]).toEqual(path === '/other' ? [404, 404, 404] : [200, 404, 200]);
      expect(other.text).not.toContain('/mf-catalog/2/');
      expect(again.text).toContain('/mf-catalog/2/');
    }
  });

  it('ends when it expires, and is none when another key signed it or the release is unknown', async () => {
    const thief = await createLiveStore();
    const stolen = await signPreview(thief.store, { ...CATALOG_2, until: new Date(Date.now() + HOUR).toISOString() });
    const unknown = await passFor(2, { name: 'mf-catalog', version: '9' });
    for (const pass of [await passFor(-1), stolen, unknown, 'nonsense']) await expectEnded(pass);
    await thief.remove();
  });

  it('ends when its release is killed', async () => {
    const pass = await passFor(2);
    await flipChannels(served.fake.store, releaseToAll([CATALOG_2]));
    await flipChannels(served.fake.store, killRelease(CATALOG_2));
    await served.edge.live.refresh();
    await expectEnded(pass);
  });

  it('ends when its reader leaves it', async () => {
    const { status, headers } = await served.get('/en?preview=none', cookieOf(await passFor(2)));
    expect(status).toBe(302);
    expect(headers.location).toBe('/en');
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-aimante-preview=; Path=\/; Max-Age=0;/);
  });
});

async function expectEnded(pass: string): Promise<void> {
  const { status, text, headers } = await served.get('/', cookieOf(pass));
  expect(status).toBe(410);
  expect(text).toContain('Cet aperçu est terminé.');
  expect(headers['set-cookie']?.[0]).toMatch(/^__Host-aimante-preview=; Path=\/; Max-Age=0;/);
}
