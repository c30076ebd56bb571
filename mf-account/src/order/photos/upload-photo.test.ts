import { createFakePlatform } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { uploadPhoto } from './upload-photo.ts';

const CHUNK = 2 * 1024 * 1024;
const file = new File([new Uint8Array(CHUNK + 5)], 'été.jpg', { type: 'image/jpeg' });

/** A tus server for one upload. It drops the first chunk `losses` times. */
function tusServer(losses = 0) {
  const offsets: string[] = [];
  let lost = losses;
  const { platform } = createFakePlatform({
    api: (path, init) => {
      const headers = new Headers(init?.headers);
      if (init?.method === 'POST') {
        expect(headers.get('upload-metadata')).toBe('filename w6l0w6kuanBn');
        return new Response(null, { status: 201, headers: { location: '/api/uploads/upload-1' } });
      }
      expect(path).toBe('http://api.test/api/uploads/upload-1');
      offsets.push(headers.get('upload-offset') ?? '');
      if (lost > 0) {
        lost -= 1;
        throw new TypeError('connection lost');
      }
      const sent = init?.body instanceof Blob ? init.body.size : 0;
      const at = Number(headers.get('upload-offset')) + sent;
      const named = at === file.size ? { 'photo-id': 'photo-1' } : undefined;
      return new Response(null, { status: 204, headers: { 'upload-offset': String(at), ...named } });
    },
  });
  return { api: platform.api, offsets };
}

describe('uploadPhoto', () => {
  it('sends the chunks one after the other and answers the name of the photo', async () => {
    const { api, offsets } = tusServer();
    expect(await uploadPhoto(api, file)).toBe('photo-1');
    expect(offsets).toEqual(['0', String(CHUNK)]);
  });

  it('sends a lost chunk again', async () => {
    const { api, offsets } = tusServer(2);
    expect(await uploadPhoto(api, file)).toBe('photo-1');
    expect(offsets).toEqual(['0', '0', '0', String(CHUNK)]);
  });

  it('fails after three lost answers', async () => {
    const { api } = tusServer(3);
    await expect(uploadPhoto(api, file)).rejects.toThrow('no answer');
  });

  it('fails at once where it is refused', async () => {
    const { platform } = createFakePlatform({ api: () => new Response(null, { status: 413 }) });
    await expect(uploadPhoto(platform.api, file)).rejects.toThrow('413');
  });
});
