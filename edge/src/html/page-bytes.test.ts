import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { bodyIn, etagOf, pageBytes, quickBody } from './page-bytes.ts';

const HTML = '<h1>Aimants à photo 🧲</h1>'.repeat(200);

describe('the bytes of a page', () => {
  it('are kept compressed from the beginning', async () => {
    const page = await pageBytes(HTML);
    expect(page.kept.body.byteLength).toBeLessThan(HTML.length / 10);
    expect(await quickBody(page, 'zstd')).toBe(page.kept.body);
    expect(zstdDecompressSync(page.kept.body).toString()).toBe(HTML);
  });

  it('are kept in the encoding that the next client accepts', async () => {
    const page = await pageBytes(HTML);
    const [first, second] = await Promise.all([bodyIn(page, 'br'), bodyIn(page, 'br')]);
    expect(brotliDecompressSync(first).toString()).toBe(HTML);
    expect(second).toBe(first);
    expect(bodyIn(page, 'br')).toBe(first);
    expect(page.kept.body.byteLength).toBeLessThan(HTML.length / 10);
  });

  it('keep no memory besides themselves', async () => {
    const page = await pageBytes(HTML);
    const bodies = [page.kept.body, await bodyIn(page, 'br'), await bodyIn(page, 'gzip')];
    expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(bodies.map(({ byteLength }) => byteLength));
  });

  it('are the same page in each encoding', async () => {
    const page = await pageBytes(HTML);
    await bodyIn(page, 'br');
    expect(gunzipSync(await bodyIn(page, 'gzip')).toString()).toBe(HTML);
    expect(Buffer.from(await bodyIn(page, undefined)).toString()).toBe(HTML);
    expect(await bodyIn(page, 'gzip')).toBe(await bodyIn(page, 'gzip'));
  });

  it('have a tag for each encoding', async () => {
    const page = await pageBytes(HTML);
    expect(new Set([etagOf(page, 'br'), etagOf(page, 'gzip'), etagOf(page, undefined)]).size).toBe(3);
    expect(etagOf(await pageBytes(`${HTML} `), 'br')).not.toBe(etagOf(page, 'br'));
  });
});
