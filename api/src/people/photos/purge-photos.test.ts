import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sha256Of, TestUploader, testJpeg } from '../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { sql } from '../../platform/sql/sql.ts';
import { purgePhotos } from './photo-jobs.ts';
import { originalKey } from './record/photo-rows.ts';

describe('a photo that is due', () => {
  let api: TestApi;
  let uploader: TestUploader;
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date('2026-11-17T09:00:00Z') });
    uploader = new TestUploader(api);
  }, 60_000);
  afterAll(() => api.close(), 30_000);

  it('and is ordered while others are purged stays', async () => {
    const { photoId: due } = await uploader.upload(await testJpeg(400, 300, '#123456'));
    const { photoId: ordered } = await uploader.upload(await testJpeg(400, 300, '#654321'));
    const { db, storage } = api.services;
    await db.execute(sql`UPDATE photos SET purge_after = ${'2026-11-01'} WHERE id = ${due}`);
    await db.execute(sql`UPDATE photos SET purge_after = ${'2026-11-02'} WHERE id = ${ordered}`);
    const order = () => db.execute(sql`UPDATE photos SET purge_after = NULL WHERE id = ${ordered}`);
    const remove = async (key: string) => {
      await order();
      await storage.remove(key);
    };
    await purgePhotos.run({ ...api.services, storage: { ...storage, remove } });
    expect((await uploader.send('GET', `/api/photos/${due}`)).status).toBe(404);
    expect((await uploader.send('GET', `/api/photos/${ordered}`)).status).toBe(200);
  });

  it('keeps its file when another visitor sends it during the purge', async () => {
    const content = await testJpeg(400, 300, '#abcdef');
    const { photoId } = await uploader.upload(content);
    const { db, storage } = api.services;
    await db.execute(sql`UPDATE photos SET purge_after = ${'2026-11-01'} WHERE id = ${photoId}`);
    let sent: Promise<unknown> | undefined;
    let isKept = false;
    const isWaiting = async () =>
      (await db.execute(sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rows.length > 0;
    const remove = async (key: string) => {
      sent ??= new TestUploader(api).upload(content).then(() => {
        isKept = true;
      });
      while (!isKept && !(await isWaiting()));
      await storage.remove(key);
    };
    await purgePhotos.run({ ...api.services, storage: { ...storage, remove } });
    await sent;
    expect(await storage.has(originalKey(sha256Of(content), 'image/jpeg'))).toBe(true);
  });
});
