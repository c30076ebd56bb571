import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { BrowserReleaseSet } from '@aimante/contract';
import { flipChannels, releaseToAll } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { fakeRoute, publishFake, type Reply } from '../testing/served-edge.ts';

const served = liveEdge('file');

function dataOf<T = unknown>({ text }: Reply, id: string): T {
  const data = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(text)?.[1];
  return JSON.parse(data ?? 'null') as T;
}

describe('a page', () => {
  it('is in the language of its address', async () => {
    const french = await served.get('/');
    const english = await served.get('/en/products/coeur');
    expect(french.text).toContain('<html lang="fr">');
    expect(french.text).toContain('<title>Titre home</title>');
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('<title>Titre product (en)</title>');
    expect(english.text).toContain('<link rel="canonical" href="https://shop.test/en/products/coeur">');
    expect(english.text).toContain('<link rel="alternate" hreflang="fr" href="https://shop.test/products/coeur">');
  });

  it('carries the release set and the configuration', async () => {
    const page = await served.get('/');
    expect(dataOf(page, 'release-set')).toMatchObject({
      id: served.edge.live.current()?.stable.id,
      remotes: [{ name: 'mf-catalog', base: '/remotes/mf-catalog/1/', routes: [{ id: 'home' }, { id: 'product' }] }],
    });
    expect(dataOf(page, 'config')).toEqual({ apiUrl: 'https://api.test', siteUrl: 'https://shop.test', demo: true });
  });

  it('starts the shell by one script that must have the released bytes', async () => {
    const { text } = await served.get('/');
    const loaded = [...text.matchAll(/<script [^>]*src=[^>]*>/g)].map(([tag]) => tag);
    expect(loaded).toHaveLength(1);
    expect(loaded[0]).toMatch(
      /^<script defer src="\/remotes\/shell\/1\/main\.11111111\.js" integrity="sha384-[^"]{64}" crossorigin="anonymous">$/,
    );
    expect(text).toMatch(/<link rel="stylesheet" href="\/remotes\/shell\/1\/app\.33333333\.css" integrity="sha384-/);
  });

  it('preloads in HTML and header what the page needs, and nothing of other pages', async () => {
    const { text, headers } = await served.get('/');
    const inHtml = [...text.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)].map(
      ([, as, href]) => `${as} ${href}`,
    );
    expect(inHtml).toEqual([
      'font /remotes/shell/1/assets/inter.woff2',
      'script /remotes/shell/1/app.22222222.js',
      'script /remotes/mf-catalog/1/remoteEntry.js',
      'script /remotes/mf-catalog/1/app.22222222.js',
      'style /remotes/mf-catalog/1/app.33333333.css',
      'script /remotes/mf-catalog/1/page-home.js',
      'script /remotes/mf-catalog/1/locale-fr.js',
    ]);
    const inHeader = [...String(headers.link).matchAll(/<([^>]+)>; rel=preload; as=(\w+)/g)].map(
      ([, href, as]) => `${as} ${href}`,
    );
    expect(inHeader).toEqual(['style /remotes/shell/1/app.33333333.css', ...inHtml]);
  });

  it('is 404 where no route answers, and says so to search engines', async () => {
    for (const path of ['/nowhere', '/en/nowhere', '/products', '/products/a/b', '//evil', '/EN']) {
      const { status, text } = await served.get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).toContain('<meta name="robots" content="noindex, follow">');
      expect(text).not.toContain('rel="canonical"');
    }
  });

  it('is asked for again, and answered with 304 while nothing changed', async () => {
    let { headers } = await served.get('/');
    // A page that is rendered for this request is streamed, before its ETag is known.
    while (!headers.etag) ({ headers } = await served.get('/'));
    expect(headers['cache-control']).toBe('no-cache');
    const again = await served.get('/', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await served.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('comes compressed for clients that accept it', async () => {
    /** The first answer is streamed, the second comes from the cache. */
    const takeTwice = async (encodings: string) => [
      await served.get('/?twice', { 'accept-encoding': encodings }),
      await served.get('/?twice', { 'accept-encoding': encodings }),
    ];
    const plain = await takeTwice('identity');
    const brotli = await takeTwice('gzip, deflate, br');
    const gzip = await takeTwice('gzip, br;q=0');
    const text = plain[0]?.text;
    expect(plain[1]?.text).toBe(text);
    expect(brotli.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br']);
    expect(gzip.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip']);
    expect(brotli.map(({ body }) => brotliDecompressSync(body).toString())).toEqual([text, text]);
    expect(gzip.map(({ body }) => gunzipSync(body).toString())).toEqual([text, text]);
    expect(brotli.map(({ headers }) => headers.vary)).toEqual(['accept-encoding', 'accept-encoding']);
    expect(new Set([plain, brotli, gzip].map(([, kept]) => kept?.headers.etag)).size).toBe(3);
  });

  it.each(['/?quick', '/no-such-page'])('comes as zstd to the first client that accepts it: %s', async (path) => {
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const [first, kept] = [await served.get(path, browser), await served.get(path, browser)];
    expect(first.headers['content-encoding']).toBe('zstd');
    expect(kept.headers['content-encoding']).toBe('br');
    expect(zstdDecompressSync(first.body).toString()).toBe(brotliDecompressSync(kept.body).toString());
  });

  it('has no body for HEAD, but its length', async () => {
    const { body } = await served.get('/');
    const head = await served.get('/', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': String(body.byteLength) } });
  });

  it('is the answer to a followed link, not to a missing picture', async () => {
    await expect(served.get('/old-photo.jpg', { accept: 'image/*' })).resolves.toMatchObject({
      status: 404,
      text: 'No such file.\n',
    });
    expect((await served.get('/old-page.html', { accept: 'text/html,*/*' })).text).toContain('<!doctype html>');
  });

  it('refuses to be written to, and addresses without end', async () => {
    await expect(served.post('/', 'x')).resolves.toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    await expect(served.get(`/${'a'.repeat(3000)}`)).resolves.toMatchObject({ status: 414 });
  });
});

describe('the page data of a remote', () => {
  it('cannot break out of its place in the HTML', async () => {
    const evil = '</script><script>alert(1)</script><!-- "\' &';
    const route = fakeRoute('evil', '/evil', { title: { fr: evil, en: evil }, description: { fr: evil, en: evil } });
    const release = await publishFake(served.fake, { name: 'mf-evil', version: '1', descriptor: { routes: [route] } });
    await flipChannels(served.fake.store, releaseToAll([release]));
    await served.edge.live.refresh();
    const page = await served.get('/evil');
    expect(page.text).not.toContain('<script>alert');
    expect(page.text.match(/<\/script>/g)).toHaveLength(4);
    const { remotes } = dataOf<BrowserReleaseSet>(page, 'release-set');
    expect(remotes.find(({ name }) => name === 'mf-evil')?.routes[0]?.title.fr).toBe(evil);
  });
});
