import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '@aimante/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TRUSTED_TYPES_HASH } from '../security/trusted-types.ts';
import { createLiveStore, fakeRoute, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

const draft = {
  name: 'mf-catalog',
  version: '2-dev',
  contract: CONTRACT_VERSION,
  team: 'Catalogue',
  container: 'mf_catalog_dev',
  entry: 'remoteEntry.js',
  server: 'server.js',
  routes: [fakeRoute('home', '/'), fakeRoute('new', '/being-written')],
  slots: [],
  fragments: [],
  links: [],
  forms: [],
  exposes: {},
  locales: { fr: [], en: [] },
  files: {},
};

let served: ServedEdge;
let origin: string;
const developer = createServer((_, response) => response.end(JSON.stringify(draft)));

beforeAll(async () => {
  await new Promise<void>((resolve) => developer.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(developer.address() as AddressInfo).port}`;
  served = await serveEdge(await createLiveStore());
});
afterAll(async () => {
  await served.stop();
  await served.fake.remove();
  developer.close();
});

const cookieOf = (overrides: string) => ({ cookie: `aimante-overrides=${overrides}` });

describe('an override', () => {
  it('is kept by a cookie, and leaves the address', async () => {
    const { status, headers } = await served.get(`//evil.test/x?a=1&override=mf-catalog@${origin}`);
    expect(status).toBe(302);
    expect(headers.location).toBe('/evil.test/x?a=1');
    const slanted = await served.get('/\\evil.test/x?override=none');
    expect(slanted.headers.location).toBe('/evil.test/x');
    expect(headers['set-cookie']).toEqual([`aimante-overrides=mf-catalog@${origin}; Path=/; HttpOnly; SameSite=Lax`]);
    const dropped = await served.get('/?override=none', cookieOf(`mf-catalog@${origin}`));
    expect(dropped.headers['set-cookie']?.[0]).toMatch(/^aimante-overrides=none;/);
  });

  it('loads the remote from the developer’s server, with unreleased pages, and allows its origin', async () => {
    const { status, text, headers } = await served.get('/being-written', cookieOf(`mf-catalog@${origin}`));
    expect(status).toBe(200);
    expect(text).toContain(`"base":"${origin}/"`);
    expect(text).toContain(`"overridden":[{"remote":"mf-catalog","origin":"${origin}","isReached":true}]`);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${TRUSTED_TYPES_HASH} ${origin};`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'integrity-policy': '' });
  });

  it('changes nothing for anybody else', async () => {
    const { status } = await served.get('/being-written');
    expect(status).toBe(404);
    const { text, headers } = await served.get('/', cookieOf('none'));
    expect(text).not.toContain('overridden');
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${TRUSTED_TYPES_HASH};`);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('leaves the release where its developer does not answer, or serves another remote', async () => {
    for (const overrides of ['mf-catalog@http://localhost:1', `mf-admin@${origin}`]) {
      const { status, text } = await served.get('/', cookieOf(overrides));
      expect(status).toBe(200);
      expect(text).toContain('"isReached":false');
      expect(text).toContain('"base":"/remotes/mf-catalog/1/"');
    }
  });

  it('from a foreign server is refused, in the address and in the cookie', async () => {
    expect((await served.get('/?override=mf-catalog@https://evil.test')).status).toBe(400);
    const { text } = await served.get('/', cookieOf('mf-catalog@https://evil.test'));
    expect(text).not.toContain('evil.test');
  });

  it('is nothing in production', async () => {
    const shop = await serveEdge(served.fake, { isProduction: true });
    const { status, text } = await shop.get(`/?override=mf-catalog@${origin}`, cookieOf(`mf-catalog@${origin}`));
    expect(status).toBe(200);
    expect(text).not.toContain('overridden');
    await shop.stop();
  });
});
