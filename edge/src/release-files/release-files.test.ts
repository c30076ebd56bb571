import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteDescriptor } from '@aimante/contract';
import { flipChannels, killRelease, releaseToAll } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { publishFake } from '../testing/served-edge.ts';

const served = liveEdge('test');

const APP = '/remotes/mf-catalog/1/app.22222222.js';
const stored = (file: string) => join(served.fake.folder, 'releases/releases/mf-catalog/1', file);

describe('a released file', () => {
  it('is kept by browsers for good', async () => {
    const { status, headers, text } = await served.get(APP);
    expect(status).toBe(200);
    expect(text).toMatch(/^\/\* mf-catalog app \*\//);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    await expect(served.get(APP, { 'if-none-match': String(headers.etag) })).resolves.toMatchObject({
      status: 304,
      text: '',
    });
  });

  it('is named, with all others of its release, in one that never changes either', async () => {
    const { status, headers, text } = await served.get('/remotes/mf-catalog/1/remote.json');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(Object.keys((JSON.parse(text) as RemoteDescriptor).files)).toContain('app.22222222.js');
    await expect(served.get('/remotes/mf-catalog/9/remote.json')).resolves.toMatchObject({ status: 404 });
  });

  it('is sent in the form compressed at publish', async () => {
    const plain = await served.get(APP);
    const brotli = await served.get(APP, { 'accept-encoding': 'br' });
    const gzip = await served.get(APP, { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const font = await served.get('/remotes/shell/1/assets/inter.woff2', { 'accept-encoding': 'br, gzip' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers['content-type']).toBe('font/woff2');
  });

  it('stays where it is when another version goes live', async () => {
    await flipChannels(
      served.fake.store,
      releaseToAll([await publishFake(served.fake, { name: 'mf-catalog', version: '2' })]),
    );
    await served.edge.live.refresh();
    expect(served.edge.live.current()?.stable.remotes[0]?.version).toBe('2');
    expect((await served.get(APP)).status).toBe(200);
  });

  it('is gone when its release was killed', async () => {
    await flipChannels(
      served.fake.store,
      releaseToAll([await publishFake(served.fake, { name: 'mf-catalog', version: '2' })]),
    );
    await flipChannels(served.fake.store, killRelease({ name: 'mf-catalog', version: '1' }));
    await served.edge.live.refresh();
    expect((await served.get(APP)).status).toBe(410);
  });

  it('is not found under any other name', async () => {
    const secret = `${'../'.repeat(8)}etc/passwd`;
    const spellings = [
      '/remotes/mf-catalog/1/gone.js',
      '/remotes/mf-catalog/9/app.22222222.js',
      '/remotes/mf-catalog/1/__proto__',
      '/remotes/mf-catalog/1/constructor',
      '/remotes/mf-catalog/1/app.22222222.js.br',
      '/remotes/mf-catalog/1/',
      '/remotes/mf-catalog/1',
      '/remotes/mf-catalog/1.json',
      '/remotes/../sets/x/y',
      `/remotes/mf-catalog/1/${secret}`,
      `/remotes/mf-catalog/${secret}`,
      '/remotes/mf-catalog/1/..%2f..%2f1.json',
      '/remotes/mf-catalog/1/%2e%2e/1.json',
      '/remotes/mf-catalog/1/..\\..\\x',
      '/remotes/mf-catalog/1//app.22222222.js',
      '/remotes/mf-catalog/%31/app.22222222.js',
      '/remotes/MF-CATALOG/1/app.22222222.js',
    ];
    for (const path of spellings) {
      const { status, headers, text } = await served.get(path, { accept: 'text/html' });
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 404,
        type: 'text/plain; charset=utf-8',
      });
      expect(text).toBe('No such file.\n');
    }
  });
});

describe('a file that was changed in the store', () => {
  it('is not served', async () => {
    await writeFile(stored('page-home.js'), 'steal()');
    await expect(served.get('/remotes/mf-catalog/1/page-home.js')).resolves.toMatchObject({ status: 404 });
    expect(served.problems).toEqual([expect.stringContaining('page-home.js is not the file that was released')]);
    expect((await served.get('/metrics')).text).toContain('aimante_edge_damaged_files_total 1');
  });

  it('is served in another form, when only one was changed', async () => {
    await writeFile(stored('app.22222222.js.br'), 'not brotli');
    const { status, headers } = await served.get(APP, { 'accept-encoding': 'br, gzip' });
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'gzip' });
  });

  it('is not needed after the first request: the edge caches it', async () => {
    await served.get(APP);
    await rm(stored('app.22222222.js'));
    expect((await served.get(APP)).status).toBe(200);
  });
});
