import type { NewPairing, PhotoPairing } from '@aimante/api-contract/photo-pairings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sha256Of, TestUploader, testJpeg } from '../../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';
import { purgePhotos } from '../photo-jobs.ts';

const minute = 60_000;
const begin = new Date('2026-11-17T09:00:00Z');

let api: TestApi;
let now = begin;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
}, 60_000);
afterAll(() => api.close(), 30_000);
beforeEach(() => {
  now = begin;
});

const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute);
};
const codeOf = (answer: { body: object }) => (answer.body as { code?: string }).code;

async function ask(desktop: TestUploader): Promise<NewPairing> {
  const { status, body } = await desktop.send<NewPairing>('POST', '/api/photo-pairings', json({}));
  expect(status).toBe(201);
  return body;
}
const join = (code: string) =>
  new TestUploader(api).send<{ token: string; code: string }>('POST', '/api/photo-pairings/join', json({ code }));
const phoneOf = async (code: string) =>
  new TestUploader(api, { 'photo-pairing': (await join(code)).body.token, 'x-forwarded-for': '203.0.113.9' });
const read = (desktop: TestUploader, id: string) => desktop.send<PhotoPairing>('GET', `/api/photo-pairings/${id}`);

describe('the pairing of a phone', () => {
  it('brings photos of the phone to the guest that asked for the code', async () => {
    const desktop = new TestUploader(api);
    const { id, code, link } = await ask(desktop);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(link).toBe(`http://localhost:3000/t#token=${code}`);
    const phone = await phoneOf(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
    const content = await testJpeg(900, 700);
    const { photoId } = await phone.upload(content, 'IMG_2087.jpg');
    const { body } = await read(desktop, id);
    expect(body).toMatchObject({ isOpen: true, phones: 1 });
    expect(body.photos).toMatchObject([{ id: photoId, fileName: 'IMG_2087.jpg', sha256: sha256Of(content) }]);
    expect((await desktop.send('GET', `/api/photos/${photoId}`)).status).toBe(200);
  });

  it('brings them to an account, with the whole photo for its page', async () => {
    const desktop = new TestUploader(api, { authorization: `Bearer ${await tokenFor(api.services, 'customer')}` });
    const { id, code } = await ask(desktop);
    const { photoId } = await (await phoneOf(code)).upload(await testJpeg(901, 700));
    const path = `${api.url}/api/photo-pairings/${id}/photos/${photoId}`;
    const authorization = `Bearer ${await tokenFor(api.services, 'customer')}`;
    const answer = await fetch(path, { headers: { authorization } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.headers.get('content-type'), width, height]).toEqual(['image/jpeg', 901, 700]);
    expect((await fetch(path)).status).toBe(404);
  });

  it('is closed to another visitor, and to the phone', async () => {
    const desktop = new TestUploader(api);
    const { id, code } = await ask(desktop);
    const phone = await phoneOf(code);
    const { photoId } = await phone.upload(await testJpeg(902, 700));
    const stranger = new TestUploader(api);
    await stranger.upload(await testJpeg(20, 20));
    for (const other of [stranger, phone]) {
      expect((await read(other, id)).status).toBe(404);
      expect((await other.send('DELETE', `/api/photo-pairings/${id}`)).status).toBe(404);
      expect((await other.send('GET', `/api/photo-pairings/${id}/photos/${photoId}`)).status).toBe(404);
      expect((await other.send('GET', `/api/photos/${photoId}`)).status).toBe(404);
    }
    expect((await phone.send<{ items: [] }>('GET', '/api/photos')).body.items).toEqual([]);
    expect(phone.cookie).toBe('');
  });

  it('gives a phone no access to an upload of the visitor or of another pairing', async () => {
    const desktop = new TestUploader(api);
    const phone = await phoneOf((await ask(desktop)).code);
    const other = await phoneOf((await ask(desktop)).code);
    for (const owner of [desktop, other]) {
      const location = (await owner.create(100)).headers.get('location') ?? '';
      expect((await phone.send('HEAD', location)).status).toBe(404);
      expect((await phone.append(location, 0, Buffer.alloc(100))).status).toBe(404);
    }
  });

  it('continues an upload after a cut', async () => {
    const desktop = new TestUploader(api);
    const { id, code } = await ask(desktop);
    const phone = await phoneOf(code);
    const content = await testJpeg(903, 700);
    const location = (await phone.create(content.length)).headers.get('location') ?? '';
    await phone.append(location, 0, content.subarray(0, 1000));
    expect((await phone.send('HEAD', location)).headers.get('upload-offset')).toBe('1000');
    expect((await phone.append(location, 1000, content.subarray(1000))).status).toBe(204);
    expect((await read(desktop, id)).body.photos).toHaveLength(1);
  });

  it('expires after a quarter of an hour, and takes what began before', async () => {
    const desktop = new TestUploader(api);
    const { id, code } = await ask(desktop);
    const phone = await phoneOf(code);
    const content = await testJpeg(904, 700);
    const location = (await phone.create(content.length)).headers.get('location') ?? '';
    later(15);
    expect(await join(code)).toMatchObject({ status: 410, body: { code: 'PAIRING_EXPIRED' } });
    expect(codeOf(await phone.create(100))).toBe('PAIRING_EXPIRED');
    expect((await phone.append(location, 0, content)).status).toBe(204);
    expect((await read(desktop, id)).body).toMatchObject({ isOpen: false, photos: [{}] });
    later(15);
    expect((await phone.send('HEAD', location)).status).toBe(410);
  });

  it('ends when the visitor says so, also for a photo on its way', async () => {
    const desktop = new TestUploader(api);
    const { id, code } = await ask(desktop);
    const phone = await phoneOf(code);
    const content = await testJpeg(905, 700);
    const location = (await phone.create(content.length)).headers.get('location') ?? '';
    expect((await desktop.send('DELETE', `/api/photo-pairings/${id}`)).status).toBe(204);
    expect((await desktop.send('DELETE', `/api/photo-pairings/${id}`)).status).toBe(204);
    expect(codeOf(await phone.append(location, 0, content))).toBe('PAIRING_EXPIRED');
    expect(codeOf(await phone.create(100))).toBe('PAIRING_EXPIRED');
    expect(codeOf(await join(code))).toBe('PAIRING_EXPIRED');
    expect((await read(desktop, id)).body.photos).toEqual([]);
  });

  it('is for five phones, also when more ask at once', async () => {
    const { id, code } = await ask(new TestUploader(api));
    const statuses = (await Promise.all(Array.from({ length: 7 }, () => join(code)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 409, 409]);
    expect(id).toBeTruthy();
  });

  it('counts the photos that the phones announce', async () => {
    const desktop = new TestUploader(api);
    const { id, code } = await ask(desktop);
    const { token } = (await join(code)).body;
    for (const more of [3, 3, -1, 0]) {
      const answer = await new TestUploader(api).send('POST', '/api/photo-pairings/announce', json({ token, more }));
      expect(answer).toMatchObject({ status: 200, body: { expiresAt: '2026-11-17T09:15:00.000Z' } });
    }
    expect((await read(desktop, id)).body.chosen).toBe(5);
    const phone = new TestUploader(api, { 'photo-pairing': token });
    const content = await testJpeg(907, 700);
    for (let time = 0; time < 2; time += 1) await phone.upload(content);
    expect((await read(desktop, id)).body).toMatchObject({ chosen: 4, photos: [{ sha256: sha256Of(content) }] });
  });

  it('says how much of the photo on its way is sent', async () => {
    const desktop = new TestUploader(api);
    const { id, code } = await ask(desktop);
    const { token } = (await join(code)).body;
    expect((await read(desktop, id)).body.sending).toBe(0);
    const announce = (share: number) =>
      new TestUploader(api).send('POST', '/api/photo-pairings/announce', json({ token, more: 0, share }));
    expect((await announce(0.5)).status).toBe(200);
    expect((await read(desktop, id)).body.sending).toBe(0.5);
    expect((await announce(1.5)).status).toBe(400);
  });

  it('is refused to an unknown code, and to a token that is forged or prolonged', async () => {
    const { code } = await ask(new TestUploader(api));
    expect(await join('AAAAAA')).toMatchObject({ status: 404, body: { code: 'PAIRING_CODE_UNKNOWN' } });
    const { token } = (await join(code)).body;
    const [id, expires = '', signature] = token.split('.');
    const longer = (Number.parseInt(expires, 36) + 600).toString(36);
    for (const forged of [`${id}.${longer}.${signature}`, `${token}x`, code, 'x'])
      expect(codeOf(await new TestUploader(api, { 'photo-pairing': forged }).create(100))).toBe('PAIRING_NOT_FOUND');
  });

  it('counts what a phone sends as uploads of the visitor', async () => {
    const desktop = new TestUploader(api);
    const { code } = await ask(desktop);
    await (await phoneOf(code)).create(100);
    const { rows } = await api.services.pool.query(
      `SELECT a.bytes FROM upload_allowances a JOIN photo_pairings p USING (owner_key) WHERE p.code = $1`,
      [code],
    );
    expect(rows).toEqual([{ bytes: '100' }]);
  });

  it('is forgotten an hour after it expires, and its photos stay', async () => {
    const desktop = new TestUploader(api);
    const { id, code } = await ask(desktop);
    const { photoId } = await (await phoneOf(code)).upload(await testJpeg(906, 700));
    later(76);
    await purgePhotos.run(api.services);
    expect((await read(desktop, id)).status).toBe(404);
    expect((await desktop.send('GET', `/api/photos/${photoId}`)).status).toBe(200);
  });
});
