import type { PhotoPage } from '@aimante/api-contract/photos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sha256Of, TestUploader, testJpeg } from '../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { sql } from '../../platform/sql/sql.ts';
import { purgePhotos } from './photo-jobs.ts';
import { originalKey } from './record/photo-rows.ts';

let api: TestApi;
let bearer: Record<string, string>;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-17T09:00:00Z');
  api = await startTestApi({ now: () => now });
  bearer = { authorization: `Bearer ${await tokenFor(api.services, 'customer')}` };
}, 60_000);
afterAll(() => api.close(), 30_000);

const stored = async (sha256: string, mime: 'image/jpeg' | 'image/png' = 'image/jpeg') => {
  const file = await api.services.storage.open(originalKey(sha256, mime));
  return file && Buffer.concat(await file.stream.toArray());
};
const listed = async (uploader: TestUploader, query = '') =>
  (await uploader.send<PhotoPage>('GET', `/api/photos${query}`)).body;

describe('uploading a photo by tus', () => {
  it('receives it in chunks, continues after a break, and answers with the photo', async () => {
    const guest = new TestUploader(api);
    const content = await testJpeg();
    const location = (await guest.create(content.length, 'Été à Étretat.jpg')).headers.get('location') ?? '';
    expect(location).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
    expect((await guest.append(location, 0, content.subarray(0, 100))).headers.get('upload-offset')).toBe('100');
    expect((await guest.send('HEAD', location)).headers.get('upload-offset')).toBe('100');
    expect((await guest.append(location, 50, content.subarray(50))).status).toBe(409);
    const last = await guest.append(location, 100, content.subarray(100));
    expect(last.status).toBe(204);
    const photo = (await guest.send('GET', `/api/photos/${last.headers.get('photo-id')}`)).body;
    expect(photo).toMatchObject({ fileName: 'Été à Étretat.jpg', width: 400, height: 300, sha256: sha256Of(content) });
  });

  it('is open to pages of the shop', async () => {
    const preflight = await fetch(`${api.url}/api/uploads`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'tus-resumable,upload-length,upload-metadata',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('upload-length');
    const created = await new TestUploader(api).create(10);
    expect(created.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(created.headers.get('access-control-expose-headers')).toContain('photo-id');
    expect(created.headers.get('x-content-type-options')).toBe('nosniff');
    const foreign = await new TestUploader(api, { origin: 'https://evil.test' }).create(10);
    expect(foreign.status).toBe(403);
  });

  it('belongs to the browser or account that began it', async () => {
    const content = await testJpeg();
    const guest = new TestUploader(api);
    const location = (await guest.create(content.length)).headers.get('location') ?? '';
    for (const other of [new TestUploader(api), new TestUploader(api, bearer)]) {
      expect((await other.send('HEAD', location)).status).toBe(404);
      expect((await other.append(location, 0, content)).status).toBe(404);
      expect((await other.send('DELETE', location)).status).toBe(404);
    }
    expect((await guest.append(location, 0, content)).status).toBe(204);
    const own = (await listed(guest)).items;
    expect(own).toHaveLength(1);
    expect((await listed(new TestUploader(api))).items).toEqual([]);
    expect((await new TestUploader(api, bearer).send('GET', `/api/photos/${own[0]?.id}`)).status).toBe(404);
  });

  it('keeps the same photo once, and need not be sent again', async () => {
    const guest = new TestUploader(api);
    const content = await testJpeg(401);
    const first = await guest.upload(content);
    const second = await guest.upload(content, 'copie.jpg');
    expect(second.photoId).toBe(first.photoId);
    const found = await listed(guest, `?sha256=${sha256Of(content)}&sha256=${'0'.repeat(64)}`);
    expect(found.items.map(({ id }) => id)).toEqual([first.photoId]);
  });

  it('is deleted by its owner only, at once, and its file at the next purge', async () => {
    const guest = new TestUploader(api);
    const content = await testJpeg(402);
    const path = `/api/photos/${(await guest.upload(content)).photoId}`;
    expect((await new TestUploader(api).send('DELETE', path)).status).toBe(404);
    expect((await guest.send('DELETE', path)).status).toBe(200);
    expect((await guest.send('GET', path)).status).toBe(404);
    expect((await listed(guest)).items).toEqual([]);
    await purgePhotos.run(api.services);
    expect(await stored(sha256Of(content))).toBeUndefined();
  });

  it('keeps only the pixels of the file: no location, no camera, no trailing bytes', async () => {
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'secret-owner', Make: 'secret-camera' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const content = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { photoId } = await new TestUploader(api, bearer).upload(content);
    const original = await stored(sha256Of(content));
    const facts = await sharp(original).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([facts.width, facts.height, facts.space]).toEqual([200, 300, 'srgb']);
    expect(original?.includes('secret')).toBe(false);
    expect(original?.includes('<script>')).toBe(false);
    const { rows } = await api.services.db.execute(sql`SELECT width, height FROM photos WHERE id = ${photoId}`);
    expect(rows[0]).toEqual({ width: 200, height: 300 });
  });

  it('fills transparent pixels with white', async () => {
    const content = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    await new TestUploader(api, bearer).upload(content, 'logo.png');
    const { data, info } = await sharp(await stored(sha256Of(content), 'image/png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255]);
  });

  it.each([
    ['an SVG with a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7 ...')],
    [
      'a GIF',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
    ['a zip with a JPEG’s first bytes', async () => Buffer.from([0xff, 0xd8, 0xff, 0x50, 0x4b, 0x03, 0x04])],
    ['half a photo', async () => (await testJpeg(800, 800)).subarray(0, 2500)],
    ['nothing but a JPEG’s beginning', async () => (await testJpeg()).subarray(0, 20)],
    ['more pixels than 60 million', async () => testJpeg(16_383, 3700)],
  ])(
    'refuses %s',
    async (_, make) => {
      const uploader = new TestUploader(api, bearer);
      const before = (await listed(uploader)).items.length;
      const { status, body } = await uploader.upload(await make());
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'PHOTO_UNREADABLE' });
      expect((await listed(uploader)).items).toHaveLength(before);
    },
    20_000,
  );

  it('refuses a file of more than 25 MB before a byte of it is sent', async () => {
    expect((await new TestUploader(api).create(25 * 1024 * 1024 + 1)).status).toBe(413);
  });

  it('enforces a day’s allowance for parallel uploads', async () => {
    const guest = new TestUploader(api);
    const size = 25 * 1024 * 1024;
    await guest.create(size);
    const all = await Promise.all(Array.from({ length: 60 }, () => guest.create(size)));
    const begun = all.filter(({ status }) => status === 201).length;
    expect(begun).toBe(39);
    expect(all.find(({ status }) => status === 429)?.body.code).toBe('PHOTO_QUOTA');
  }, 30_000);
});

describe('GET /api/photos/:id/preview', () => {
  it('opens by its signed link for a while, and by no other', async () => {
    const uploader = new TestUploader(api, bearer);
    const { photoId } = await uploader.upload(await testJpeg(2000, 1500));
    const photo = (await uploader.send('GET', `/api/photos/${photoId}`)).body as { previewUrl: string };
    const unknownId = new TestUploader(api);
    const preview = await fetch(api.url + photo.previewUrl);
    expect(preview.headers.get('content-type')).toBe('image/jpeg');
    expect(preview.headers.get('content-security-policy')).toContain('sandbox');
    expect((await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).width).toBe(1200);
    expect((await unknownId.send('GET', photo.previewUrl.replace(/signature=./, 'signature=~'))).status).toBe(404);
    expect((await unknownId.send('GET', photo.previewUrl.replace(/expires=\d/, 'expires=9'))).status).toBe(404);
    const begun = now;
    now = new Date(now.getTime() + 3 * 3_600_000);
    expect((await unknownId.send('GET', photo.previewUrl)).status).toBe(404);
    now = begun;
  });
});
