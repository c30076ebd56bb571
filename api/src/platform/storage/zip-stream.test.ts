import { describe, expect, it } from '@jest/globals';
import { readZip } from '../../../testing/people/read-zip.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

async function* entriesOf(
  files: Record<string, Iterable<Uint8Array> | AsyncIterable<Uint8Array>>,
): AsyncGenerator<ZipEntry> {
  for (const [name, content] of Object.entries(files)) yield { name, content };
}

async function whole(files: Parameters<typeof entriesOf>[0]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zipStream(entriesOf(files), new Date('2026-11-20T07:30:42Z'))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('zipStream', () => {
  it('contains every file unchanged', async () => {
    const photo = Buffer.alloc(300_000, 'photo');
    const archive = await whole({
      'données.json': [Buffer.from('{"é": 1}')],
      'photos/1-été.jpg': [photo.subarray(0, 7), photo.subarray(7)],
      'vide.txt': [],
    });
    const files = readZip(archive);
    expect([...files.keys()]).toEqual(['données.json', 'photos/1-été.jpg', 'vide.txt']);
    expect(files.get('données.json')?.toString()).toBe('{"é": 1}');
    expect(files.get('photos/1-été.jpg')?.equals(photo)).toBe(true);
    expect(files.get('vide.txt')).toHaveLength(0);
  });

  it('is empty where there is nothing', async () => {
    expect(readZip(await whole({})).size).toBe(0);
  });

  it('fails where a file does', async () => {
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('gone');
    }
    await expect(whole({ 'a.jpg': broken() })).rejects.toThrow('gone');
  });
});
