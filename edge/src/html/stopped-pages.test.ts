import { flipChannels, killRelease, releaseToAll, restoreRemote, retireRemote } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { fakeRoute, publishFake } from '../testing/served-edge.ts';

const served = liveEdge('test');
const NAME = 'mf-blog';

async function releaseBlog() {
  const routes = [fakeRoute('blog', '/blog'), fakeRoute('entry', '/blog/:slug')];
  const links = [{ slot: 'main-nav', page: 'blog', order: 40, label: { fr: 'Journal', en: 'Journal' } }];
  const release = await publishFake(served.fake, { name: NAME, version: '1', descriptor: { routes, links } });
  await flipChannels(served.fake.store, releaseToAll([release]));
  await served.edge.live.refresh();
}

describe('a remote with its only version killed', () => {
  it('answers 503 at its pages and disappears from the set, and the other pages go on', async () => {
    await releaseBlog();
    expect((await served.get('/blog')).status).toBe(200);
    await flipChannels(served.fake.store, killRelease({ name: NAME, version: '1' }));
    await served.edge.live.refresh();
    for (const path of ['/blog', '/en/blog', '/blog/a-post']) {
      const page = await served.get(path);
      expect(page).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
      expect(page.text).toContain('"stopped":[{"name":"mf-blog","kind":"killed"');
      expect(page.text).not.toContain('/remotes/mf-blog/');
    }
    expect((await served.get('/blog')).text).toContain('<title>Page indisponible');
    await expect(served.get('/')).resolves.toMatchObject({ status: 200 });
    await expect(served.get('/blog/a/b')).resolves.toMatchObject({ status: 404 });
  });
});

describe('a retired remote', () => {
  it('answers 410 until it is restored', async () => {
    await releaseBlog();
    await flipChannels(served.fake.store, retireRemote(NAME));
    await served.edge.live.refresh();
    const page = await served.get('/en/blog');
    expect(page.status).toBe(410);
    expect(page.text).toContain('<title>Page withdrawn');
    expect(page.text).toContain('noindex');
    await flipChannels(served.fake.store, restoreRemote(NAME));
    await served.edge.live.refresh();
    expect((await served.get('/en/blog')).status).toBe(200);
  });
});
