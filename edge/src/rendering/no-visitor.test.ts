import { flipChannels, releaseToAll } from '@aimante/releases';
import { createFakeStore } from '@aimante/releases/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fakeRoute, publishFake, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

/** Keeps all that it ever gets, and shows it to each visitor after. */
const HOARDER = `
  const kept = [];
  const keep = (value) => JSON.stringify(value, (key, part) => (typeof part === 'function' ? 'a function' : part));
  exports.render = async (request) => {
    kept.push(keep(request), keep(Object.keys(globalThis)));
    const html = '<p>' + kept.join('|') + '</p>';
    return { status: 200, head: {}, html, state: {} };
  };`;

const SECRETS = {
  cookie: 'aimante-visitor=the-cookie-of-anna; session=the-session-of-anna',
  authorization: 'Bearer the-token-of-anna',
  'user-agent': 'the-browser-of-anna',
  referer: 'https://shop.test/the-page-before-of-anna',
  'x-forwarded-for': '203.0.113.77',
  'x-any': 'the-header-of-anna',
};

let served: ServedEdge;

beforeAll(async () => {
  const fake = await createFakeStore();
  const server = { 'server.js': HOARDER };
  const shell = await publishFake(fake, {
    name: 'shell',
    version: '1',
    files: server,
    descriptor: { server: 'server.js' },
  });
  const pages = await publishFake(fake, {
    name: 'mf-pages',
    version: '1',
    files: server,
    descriptor: {
      server: 'server.js',
      routes: [fakeRoute('home', '/'), { ...fakeRoute('own', '/own'), access: 'login' }],
    },
  });
  await flipChannels(fake.store, releaseToAll([shell, pages]));
  served = await serveEdge(fake, { trustedProxies: ['loopback'] });
});
afterAll(async () => {
  await served.stop();
  await served.fake.remove();
});

/** The page with its HTML: the processes take a moment to start. */
async function rendered(path: string, headers: Record<string, string> = {}): Promise<string> {
  for (;;) {
    const { text } = await served.get(`${path}${Math.random()}`, headers);
    if (text.includes('<p>')) return text;
  }
}

describe('a server entry that keeps state between requests', () => {
  it('cannot show a visitor to another visitor', async () => {
    await rendered('/?a=', SECRETS);
    await served.get('/own', SECRETS);
    const seenByBen = await rendered('/?b=', { 'user-agent': 'the-browser-of-ben' });
    expect(seenByBen).toContain('?a=');
    expect(seenByBen).not.toMatch(/of-anna|203\.0\.113\.77/);
  });
});
