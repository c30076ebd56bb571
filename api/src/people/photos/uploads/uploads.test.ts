import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Upload } from 'tus-js-client';
import { sha256Of, TestUploader, testJpeg } from '../../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';

const megabyte = 1024 * 1024;
const bytes = { 'content-type': 'application/offset+octet-stream' };

describe('uploads by tus', () => {
  let api: TestApi;
  let bearer: Record<string, string>;
  beforeAll(async () => {
    api = await startTestApi();
    bearer = { authorization: `Bearer ${await tokenFor(api.services, 'customer')}` };
  }, 60_000);
  afterAll(() => api.close(), 30_000);

  const begun = async (uploader: TestUploader, size: number) =>
    (await uploader.create(size)).headers.get('location') ?? '';

  describe('with tus’s own client', () => {
    interface Sent {
      url: string;
      photoId: string | undefined;
    }

    function send(content: Buffer, more: { url?: string; abortAfter?: number } = {}): Promise<Sent> {
      return new Promise((resolve, reject) => {
        let photoId: string | undefined;
        const upload = new Upload(content, {
          endpoint: `${api.url}/api/uploads`,
          ...(more.url && { uploadUrl: more.url }),
          headers: bearer,
          metadata: { filename: 'Été.jpg' },
          chunkSize: 4000,
          retryDelays: [],
          onAfterResponse: (_, answer) => {
            photoId = answer.getHeader('photo-id') ?? photoId;
          },
          onChunkComplete: (_, sent) => {
            if (!more.abortAfter || sent < more.abortAfter) return;
            void upload.abort().then(() => resolve({ url: upload.url ?? '', photoId }));
          },
          onSuccess: () => resolve({ url: upload.url ?? '', photoId }),
          onError: reject,
        });
        upload.start();
      });
    }
    const photo = async (id: string | undefined) =>
      (await new TestUploader(api, bearer).send('GET', `/api/photos/${id}`)).body;

    it('arrive whole', async () => {
      const content = await testJpeg(900, 700);
      const { photoId } = await send(content);
      expect(await photo(photoId)).toMatchObject({ fileName: 'Été.jpg', sha256: sha256Of(content), width: 900 });
    });

    it('continue where they were broken off', async () => {
      const content = await testJpeg(901, 700);
      const { url, photoId } = await send(content, { abortAfter: 4000 });
      expect(photoId).toBeUndefined();
      const asked = await new TestUploader(api, bearer).send('HEAD', new URL(url).pathname);
      expect(Number(asked.headers.get('upload-offset'))).toBeGreaterThanOrEqual(4000);
      expect(await photo((await send(content, { url })).photoId)).toMatchObject({ sha256: sha256Of(content) });
    });

    it('get the shop’s message for a file that is too large', async () => {
      await expect(send(Buffer.alloc(25 * megabyte + 1))).rejects.toThrow('PHOTO_TOO_LARGE');
    });
  });

  it.each([
    ['a\0b.jpg', 'ab.jpg'],
    ['\0', 'photo'],
    ['a/b\\c/../😀.jpg', 'a/b\\c/../😀.jpg'],
    ['a'.repeat(300), 'a'.repeat(200)],
  ])('are kept under any name: %j', async (name, kept) => {
    const uploader = new TestUploader(api, bearer);
    const { photoId } = await uploader.upload(await testJpeg(300, 200 + name.length), name);
    expect((await uploader.send('GET', `/api/photos/${photoId}`)).body).toMatchObject({ fileName: kept });
  });

  it.each<[what: string, headers: Record<string, string>, status: number, code: string]>([
    ['too large', { 'upload-length': String(25 * megabyte + 1) }, 413, 'PHOTO_TOO_LARGE'],
    ['of no length', {}, 400, 'UPLOAD_LENGTH_MISSING'],
    ['of a length below zero', { 'upload-length': '-1' }, 400, 'BODY_UNREADABLE'],
    ['of a length that is no number', { 'upload-length': 'much' }, 400, 'BODY_UNREADABLE'],
    [
      'with a name that nobody can read',
      { 'upload-length': '9', 'upload-metadata': 'filename %%%' },
      400,
      'BODY_UNREADABLE',
    ],
    ['of another protocol', { 'upload-length': '9', 'tus-resumable': '0.2.2' }, 412, 'TUS_VERSION_UNKNOWN'],
  ])('do not begin when they are %s', async (...[, headers, status, code]) => {
    const answer = await new TestUploader(api, bearer).send('POST', '/api/uploads', { headers });
    expect(answer).toMatchObject({ status, body: { code, requestId: answer.headers.get('x-request-id') } });
    expect([answer.headers.get('tus-resumable'), answer.headers.get('location')]).toEqual(['1.0.0', null]);
  });

  it('take no more bytes than they announced', async () => {
    const uploader = new TestUploader(api, bearer);
    const location = await begun(uploader, 100);
    const answer = await uploader.append(location, 0, Buffer.alloc(101));
    expect(answer).toMatchObject({ status: 413, body: { code: 'PHOTO_TOO_LARGE' } });
  });

  it('take no more than a photo’s size when they announced none', async () => {
    const uploader = new TestUploader(api, bearer);
    const headers = { 'upload-defer-length': '1' };
    const location = (await uploader.send('POST', '/api/uploads', { headers })).headers.get('location') ?? '';
    const answer = await uploader.append(location, 0, Buffer.alloc(25 * megabyte + 1));
    expect(answer).toMatchObject({ status: 413, body: { code: 'PHOTO_TOO_LARGE' } });
  });

  it('leave their connection to the next call when they are too large', async () => {
    const uploader = new TestUploader(api, bearer);
    const headers = { 'upload-defer-length': '1' };
    const location = (await uploader.send('POST', '/api/uploads', { headers })).headers.get('location') ?? '';
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const known = { 'tus-resumable': '1.0.0', ...bearer, cookie: uploader.cookie };
    const status = (method: string, more: Record<string, string>, body?: Buffer) =>
      new Promise((resolve, reject) => {
        const call = request(api.url + location, { method, agent, headers: { ...known, ...more }, timeout: 5000 });
        call.once('response', (answer) => resolve(answer.resume().statusCode));
        call.once('timeout', () => call.destroy(new Error('no answer')));
        call.once('error', reject).end(body);
      });
    const large = Buffer.alloc(25 * megabyte + 1);
    expect(await status('PATCH', { ...bytes, 'upload-offset': '0' }, large)).toBe(413);
    expect(await status('HEAD', {})).toBe(200);
    agent.destroy();
  });

  it('continue at the right place and in the right type only', async () => {
    const uploader = new TestUploader(api, bearer);
    const location = await begun(uploader, 100);
    const wrongPlace = await uploader.append(location, 50, Buffer.alloc(10));
    expect(wrongPlace).toMatchObject({ status: 409, body: { code: 'UPLOAD_OFFSET_DIFFERS' } });
    const noPlace = await uploader.send('PATCH', location, { headers: bytes, body: Buffer.alloc(10) });
    expect(noPlace).toMatchObject({ status: 400, body: { code: 'BODY_UNREADABLE' } });
    const headers = { 'upload-offset': '0', 'content-type': 'image/jpeg' };
    const wrongType = await uploader.send('PATCH', location, { headers, body: Buffer.alloc(10) });
    expect(wrongType).toMatchObject({ status: 415, body: { code: 'MEDIA_TYPE_UNKNOWN' } });
    expect((await uploader.send('HEAD', location)).headers.get('upload-offset')).toBe('0');
  });

  it('end after a day', async () => {
    const uploader = new TestUploader(api, bearer);
    const location = await begun(uploader, 100);
    const note = join(api.services.config.dataDir, 'uploads', `${location.split('/').at(-1)}.json`);
    const known = JSON.parse(await readFile(note, 'utf8')) as Record<string, unknown>;
    const creation_date = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await writeFile(note, JSON.stringify({ ...known, creation_date }));
    expect((await uploader.send('HEAD', location)).status).toBe(410);
    const late = await uploader.append(location, 0, Buffer.alloc(10));
    expect(late).toMatchObject({ status: 410, body: { code: 'UPLOAD_EXPIRED' } });
  });

  it('are answered to others like photos that do not exist', async () => {
    const location = await begun(new TestUploader(api, bearer), 100);
    const stranger = new TestUploader(api);
    await stranger.create(10);
    const answers = [
      await stranger.append(location, 0, Buffer.alloc(100)),
      await stranger.append(
        location.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        0,
        Buffer.alloc(100),
      ),
      await stranger.send('DELETE', location),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'PHOTO_NOT_FOUND' } });
  });

  it('show the reason in English to English readers', async () => {
    const english = new TestUploader(api, { ...bearer, 'accept-language': 'en' });
    const answer = await english.upload(Buffer.from('%PDF-1.7'));
    expect(answer).toMatchObject({ status: 422, body: { code: 'PHOTO_UNREADABLE' } });
    expect(answer.body.message).toMatch(/could not be read/);
  });

  it('are busy while the server reads the photo', async () => {
    const uploader = new TestUploader(api, bearer);
    const content = await testJpeg(5000, 4000);
    const location = await begun(uploader, content.length);
    let isSent = false;
    const sent = uploader.append(location, 0, content).finally(() => {
      isSent = true;
    });
    const statuses = new Set<number>();
    while (!isSent) statuses.add((await new TestUploader(api, bearer).send('HEAD', location)).status);
    expect((await sent).status).toBe(204);
    expect(statuses).toContain(423);
  });

  it('become photos whenever a client asks for their offset', async () => {
    const content = await testJpeg(300, 200);
    const upload = async (): Promise<number> => {
      const uploader = new TestUploader(api, bearer);
      const location = await begun(uploader, content.length);
      let isSent = false;
      const sent = uploader.append(location, 0, content).finally(() => {
        isSent = true;
      });
      const asking = async () => {
        while (!isSent) await new TestUploader(api, bearer).send('HEAD', location);
      };
      await Promise.all([asking(), asking(), asking()]);
      return (await sent).status;
    };
    for (let round = 0; round < 60; round += 1) expect(await upload()).toBe(204);
  });
});

describe('POST /api/photos/reading', () => {
  it('answers the photo upright in sRGB, and keeps nothing', async () => {
    const api = await startTestApi();
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(await testJpeg(300, 200))], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await fetch(`${api.url}/api/photos/reading`, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
    expect((await api.services.pool.query('SELECT 1 FROM photos')).rowCount).toBe(0);
    await api.close();
  }, 60_000);
});
