/** @jest-environment node */

import { readOnServer, type ServerReading } from '@aimante/remote/reading';
import { describe, expect, it } from '@jest/globals';
import type { ImportResult } from '../../picture-worker/import-photo.ts';
import type { PicturePool } from '../../picture-worker/picture-worker.ts';
import { createPhotoReader } from './read-photo.ts';

const file = new Blob(['original']);
const converted = new Blob(['converted']);
const imported = { width: 300, height: 200, preview: new Blob(), thumbnail: new Blob() };

/** Reads a file. `results` are the answers of the workers, and `reading` is the answer of the server. */
function read(results: readonly (ImportResult | 'dies')[], reading: ServerReading = { photo: converted }) {
  const left = [...results];
  const pool = {
    async run() {
      const result = left.shift();
      if (!result || result === 'dies') throw new Error('The worker died');
      return result;
    },
    warm: () => undefined,
    close: () => undefined,
  } as PicturePool;
  return createPhotoReader({ pool, readOnServer: async () => reading })(file);
}

describe('a photo', () => {
  it('is read on the device, and its file stays the original', async () => {
    expect(await read([imported])).toEqual({ original: file, imported });
  });

  it('of unusual colours is read by the server, and what it answers becomes the original', async () => {
    expect(await read([{ isForServer: true }, imported])).toEqual({ original: converted, imported });
  });

  it('of another format that is converted and still too large is made smaller once', async () => {
    const smaller = new Blob(['smaller']);
    expect(await read([{ converted }, { converted: smaller }, imported])).toEqual({ original: smaller, imported });
    expect(await read([{ converted }, { converted }, { converted }])).toEqual({ problem: 'notConverted' });
  });

  it.each<{ what: string; results: (ImportResult | 'dies')[]; reading?: ServerReading; problem: string }>([
    { what: 'that the worker refuses', results: [{ problem: 'tooSmall' }], problem: 'tooSmall' },
    { what: 'on which the worker dies', results: ['dies'], problem: 'notRead' },
    {
      what: 'for a server that does not answer',
      results: [{ isForServer: true }],
      reading: { problem: 'needsServer' },
      problem: 'needsServer',
    },
    {
      what: 'that the server cannot read',
      results: [{ isForServer: true }],
      reading: { problem: 'unreadable' },
      problem: 'unreadable',
    },
    {
      what: 'of which the server’s reading needs the server again',
      results: [{ isForServer: true }, { isForServer: true }],
      problem: 'unreadable',
    },
    {
      what: 'of which the server’s reading is too small',
      results: [{ isForServer: true }, { problem: 'tooSmall' }],
      problem: 'tooSmall',
    },
    {
      what: 'on which the worker of the server crashes',
      results: [{ isForServer: true }, 'dies'],
      problem: 'notRead',
    },
  ])('$what is a problem: $problem', async ({ results, reading, problem }) => {
    expect(await read(results, reading)).toEqual({ problem });
  });
});

describe('the server’s reading', () => {
  const ask = (fetch: () => Promise<Response>) => readOnServer({ baseUrl: '', fetch }, file);

  it('is a photo', async () => {
    const reading = await ask(async () => new Response('photo'));
    expect('photo' in reading && (await reading.photo.text())).toBe('photo');
  });

  it.each([
    [422, 'unreadable'],
    [413, 'needsServer'],
    [429, 'needsServer'],
    [500, 'needsServer'],
    [503, 'needsServer'],
  ])('with the status %d is %s', async (status, problem) => {
    expect(await ask(async () => new Response(null, { status }))).toEqual({ problem });
  });

  it('can be retried when the network is down or breaks during the answer', async () => {
    expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ problem: 'needsServer' });
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    expect(await ask(async () => new Response(cut))).toEqual({ problem: 'needsServer' });
  });
});
