import { File as ReadableFile } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { preparePhoto } from './prepare-photo.ts';

/** The file of jsdom cannot be read. */
const File = ReadableFile as unknown as typeof globalThis.File;

const api = { baseUrl: '', fetch: () => Promise.reject(new Error('the server is not asked')) };

describe('a file that a phone is about to send', () => {
  it('is refused on the phone if it is no picture, whatever its name says', async () => {
    const file = new File(['Bonjour, ceci est un texte.'], 'photo.jpg', { type: 'image/jpeg' });
    expect(await preparePhoto(api, file)).toEqual({ problem: 'notAPicture' });
  });

  it('is sent as it is if its content is a JPEG, whatever its type says', async () => {
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo', { type: '' });
    expect(await preparePhoto(api, file)).toEqual({ blob: file });
  });
});
