import { flipChannels, releaseToAll } from '@aimante/releases';
import { createFakeStore, type FakeStore } from '@aimante/releases/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fakeRoute, publishFake, type Reply, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

const SHELL = `exports.render = async ({ box }) => ({ html: '<main>' + (box ? box.html : '') + '</main>' });`;
/** Each version answers with its own name, after a delay given by the query, so that flips happen during requests. */
const pageOf = (version: string) => `exports.render = async ({ search }) => {
  await new Promise((go) => setTimeout(go, Number(search.slice(1)) % 50));
  return { status: 200, head: {}, html: '<h1>text of ${version}</h1>', state: { text: '${version}' } };
};`;

let fake: FakeStore;
let served: ServedEdge;

beforeAll(async () => {
  fake = await createFakeStore();
  const files = { 'server.js': SHELL };
  const shell = await publishFake(fake, { name: 'shell', version: '1', files, descriptor: { server: 'server.js' } });
  await flipChannels(fake.store, releaseToAll([shell]));
  await release('v1');
  served = await serveEdge(fake);
  for (let ask = 0; !(await served.get(`/?${ask}`)).text.includes('<h1>'); ask += 1);
});
afterAll(async () => {
  await served.stop();
  await fake.remove();
});

async function release(version: string): Promise<void> {
  const built = await publishFake(fake, {
    name: 'mf-pages',
    version,
    files: { 'server.js': pageOf(version), 'page.js': `page of ${version}` },
    descriptor: { server: 'server.js', routes: [fakeRoute('home', '/', { assets: { js: ['page.js'], css: [] } })] },
  });
  await flipChannels(fake.store, releaseToAll([built]));
}

/** Every version in an answer: in its links, its release set, its HTML and its data. */
function versionsIn({ text }: Reply): string[] {
  const named = [...text.matchAll(/mf-pages\/(v\d)\/|"version":"(v\d)"|text of (v\d)|"text":"(v\d)"/g)];
  return [...new Set(named.flatMap(([, ...versions]) => versions.filter((version) => version !== undefined)))];
}

describe('while a release changes a page', () => {
  it('no answer mixes two versions, and later requests get the new one', async () => {
    const asked: Promise<Reply>[] = [];
    for (const version of ['v2', 'v3', 'v4']) {
      for (let ask = 0; ask < 40; ask += 1) asked.push(served.get(`/?${asked.length}`), served.get('/'));
      await release(version);
      await served.edge.live.refresh();
      for (let ask = 0; ask < 10; ask += 1) asked.push(served.get(`/?${asked.length}`), served.get('/'));
    }
    const replies = await Promise.all(asked);
    expect(replies.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(replies.map(versionsIn).filter((versions) => versions.length !== 1)).toEqual([]);
    expect(versionsIn(await served.get('/'))).toEqual(['v4']);
  }, 30_000);

  it('a tab that began on an older one still gets the files of that one', async () => {
    for (const version of ['v1', 'v2', 'v3', 'v4']) {
      const { status, text } = await served.get(`/remotes/mf-pages/${version}/page.js`);
      expect({ status, text }).toEqual({ status: 200, text: `page of ${version}` });
    }
  });
});
