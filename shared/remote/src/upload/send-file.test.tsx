import { createFakePlatform } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { sendFile } from './send-file.ts';

const CHUNK = 2 * 1024 * 1024;
const file = new File([new Uint8Array(CHUNK + 5)], 'été.jpg', { type: 'image/jpeg' });

/** Answers in place of a chunk, in order. `lost`: the chunk arrives, its answer does not. */
type Trouble = 'gone' | 'lost' | 503;

function tusServer(...troubles: Trouble[]) {
  const offsets: string[] = [];
  let stored = 0;
  const position = () => ({
    'upload-offset': String(stored),
    'upload-length': String(file.size),
    ...(stored === file.size && { 'photo-id': 'photo-1' }),
  });
  const { platform } = createFakePlatform({
    api: (path, init) => {
      const headers = new Headers(init?.headers);
      if (init?.method === 'POST') {
        expect(headers.get('upload-metadata')).toBe('filename w6l0w6kuanBn');
        return new Response(null, { status: 201, headers: { location: '/api/uploads/upload-1' } });
      }
      expect(path).toBe('http://api.test/api/uploads/upload-1');
      if (init?.method === 'HEAD') return new Response(null, { status: 200, headers: position() });
      const offset = headers.get('upload-offset') ?? '';
      offsets.push(offset);
      if (offset !== String(stored)) return new Response(null, { status: 409 });
      const trouble = troubles.shift();
      if (trouble === 'gone') throw new TypeError('connection lost');
      if (trouble === 503) {
        // The store was away for the last byte: the server asks for it again.
        stored = file.size - 1;
        return new Response(null, { status: 503 });
      }
      stored += init?.body instanceof Blob ? init.body.size : 0;
      if (trouble === 'lost') throw new TypeError('connection lost');
      return new Response(null, { status: 204, headers: position() });
    },
  });
  const send = () =>
    sendFile(platform.api, file, { metadata: { filename: file.name }, retryDelaysMs: [1, 1] }).then(
      ({ photoId }) => photoId,
    );
  return { send, offsets };
}

describe('sendFile', () => {
  it.each<[string, Trouble[], number[]]>([
    ['without trouble', [], [0, CHUNK]],
    ['with a chunk that was lost twice', ['gone', 'gone'], [0, 0, 0, CHUNK]],
    ['with a lost answer to a chunk', ['lost'], [0, CHUNK]],
    ['with a store that was away', [503], [0, CHUNK + 4]],
  ])('sends what the server lacks %s', async (_, troubles, expected) => {
    const { send, offsets } = tusServer(...troubles);
    expect(await send()).toBe('photo-1');
    expect(offsets).toEqual(expected.map(String));
  });

  it('names the photo also when the last answer was lost', async () => {
    const { send } = tusServer('lost', 'lost');
    expect(await send()).toBe('photo-1');
  });

  it('reports how much has arrived, and sends the headers of the caller with every request', async () => {
    const seen: (string | null)[] = [];
    const progress: number[] = [];
    const { platform } = createFakePlatform({
      api: (_, init) => {
        seen.push(new Headers(init?.headers).get('photo-pairing'));
        if (init?.method === 'POST')
          return new Response(null, { status: 201, headers: { location: '/api/uploads/upload-1' } });
        const offset = Number(new Headers(init?.headers).get('upload-offset'));
        const end = offset + (init?.body instanceof Blob ? init.body.size : 0);
        return new Response(null, { status: 204, headers: { 'upload-offset': String(end), 'photo-id': 'photo-1' } });
      },
    });
    const options = { metadata: {}, headers: { 'photo-pairing': 'token' } };
    await sendFile(platform.api, file, { ...options, onProgress: (bytes) => progress.push(bytes) });
    expect(progress).toEqual([CHUNK, CHUNK + 5]);
    expect(seen).toEqual(['token', 'token', 'token']);
  });

  it('fails after three lost chunks', async () => {
    await expect(tusServer('gone', 'gone', 'gone').send()).rejects.toThrow('connection lost');
  });

  it('fails at once when it is refused, with the code and the words of the server', async () => {
    const refusal = { code: 'UNAUTHENTICATED', message: 'Veuillez vous connecter.' };
    const { platform } = createFakePlatform({ api: () => Response.json(refusal, { status: 401 }) });
    const sending = sendFile(platform.api, file, { metadata: {}, retryDelaysMs: [60_000] });
    await expect(sending).rejects.toMatchObject({ status: 401, ...refusal });
  });
});
