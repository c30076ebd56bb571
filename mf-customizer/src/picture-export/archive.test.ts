import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { archiveParts } from './archive.ts';

const BIG = 3 * 1024 * 1024;

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

describe('an archive', () => {
  const files = ['été.png', 'b.png'].map((name, index) => ({
    name,
    blob: new Blob([Uint8Array.from({ length: BIG + index }, (_, at) => (at * 31 + index) % 251)]),
  }));

  it('refers to its files and copies none of their bytes, so that 60 pictures need no memory', async () => {
    const parts = await archiveParts(files);
    expect(parts.filter((part) => part instanceof Blob)).toEqual(files.map(({ blob }) => blob));
    const copied = parts.map((part) => (part instanceof Blob ? 0 : part.byteLength)).reduce((sum, one) => sum + one);
    expect(copied).toBeLessThan(400);
  });

  it('opens to the same files', async () => {
    const opened = unzipSync(await bytesOf(new Blob(await archiveParts(files))));
    expect(Object.keys(opened)).toEqual(['été.png', 'b.png']);
    for (const { name, blob } of files) expect(Buffer.from(opened[name] ?? []).equals(await bytesOf(blob))).toBe(true);
  });
});
