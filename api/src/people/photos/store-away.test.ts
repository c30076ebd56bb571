import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFakeBucket } from '@aimante/s3/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Upload } from 'tus-js-client';
import { sha256Of, TestUploader, testJpeg } from '../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';

const kinds = ['a folder that is missing', 'a folder that cannot be written', 'a bucket that is busy'] as const;

describe.each(kinds)('an upload that ends while the file store is %s', (kind) => {
  let api: TestApi;
  let uploader: TestUploader;
  let bearer: Record<string, string>;
  let goAway: () => Promise<void>;
  let comeBack: () => Promise<void>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const bucket = kind === 'a bucket that is busy' ? await serveFakeBucket() : undefined;
    const environment = bucket && { FILES_URL: `http://key:secret@${bucket.url.host}/bucket` };
    api = await startTestApi(environment ? { environment } : {});
    const files = join(api.services.config.dataDir, 'files');
    goAway = async () => {
      if (bucket) bucket.isAway = true;
      else {
        await rename(files, `${files}.away`);
        if (kind === 'a folder that cannot be written') await writeFile(files, 'no folder');
      }
    };
    comeBack = async () => {
      if (bucket) bucket.isAway = false;
      else {
        await rm(files, { force: true });
        await rename(`${files}.away`, files);
      }
    };
    bearer = { authorization: `Bearer ${await tokenFor(api.services, 'customer')}` };
    uploader = new TestUploader(api, bearer);
    await uploader.upload(await testJpeg(300, 300));
    close = async () => {
      await api.close();
      bucket?.close();
    };
  }, 60_000);
  afterAll(() => close());

  it('is refused temporarily, stays complete, and becomes a photo when the store is back', async () => {
    const content = await testJpeg(900, 700);
    const location = (await uploader.create(content.length)).headers.get('location') ?? '';
    await uploader.append(location, 0, content.subarray(0, 1000));
    await goAway();
    const last = await uploader.append(location, 1000, content.subarray(1000));
    expect(last).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    const offset = async () => Number((await uploader.send('HEAD', location)).headers.get('upload-offset'));
    expect(await offset()).toBe(content.length - 1);
    const ready = await api.send('/readyz');
    expect(ready).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', details: { away: ['files'] } } });
    await comeBack();
    const again = await uploader.append(location, await offset(), content.subarray(-1));
    const photoId = again.headers.get('photo-id');
    const photo = await uploader.send('GET', `/api/photos/${photoId}`);
    expect(photo).toMatchObject({ status: 200, body: { sha256: sha256Of(content) } });
    expect(await api.send('/readyz')).toMatchObject({ status: 200 });
  });

  it('is tried again by tus’s own client until it is a photo', async () => {
    const content = await testJpeg(901, 700);
    await goAway();
    const refused: number[] = [];
    const photoId = await new Promise<string | undefined>((resolve, reject) => {
      new Upload(content, {
        endpoint: `${api.url}/api/uploads`,
        headers: bearer,
        retryDelays: [0, 0, 0, 0, 0],
        onAfterResponse: async (_, answer) => {
          if (answer.getStatus() !== 503) return;
          refused.push(answer.getStatus());
          if (refused.length === 3) await comeBack();
        },
        onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('photo-id')),
        onError: reject,
      }).start();
    });
    expect(refused).toEqual([503, 503, 503]);
    const photo = await uploader.send('GET', `/api/photos/${photoId}`);
    expect(photo).toMatchObject({ status: 200, body: { sha256: sha256Of(content) } });
  });
});

describe('while the folder of unfinished uploads is missing', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  afterAll(() => api.close());

  it('an upload waits for it', async () => {
    const folder = join(api.services.config.dataDir, 'uploads');
    const uploader = new TestUploader(api);
    const content = await testJpeg(902, 700);
    const location = (await uploader.create(content.length)).headers.get('location') ?? '';
    await uploader.append(location, 0, content.subarray(0, 1000));
    await rename(folder, `${folder}.away`);
    await writeFile(folder, 'no folder');
    expect(await uploader.append(location, 1000, content.subarray(1000))).toMatchObject({ status: 503 });
    expect(await uploader.send('HEAD', location)).toMatchObject({ status: 503 });
    expect(await uploader.create(100)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await api.send('/readyz')).toMatchObject({ status: 503, body: { details: { away: ['uploads'] } } });
    await rm(folder);
    await rename(`${folder}.away`, folder);
    const last = await uploader.append(location, 1000, content.subarray(1000));
    expect(last.headers.get('photo-id')).toBeTruthy();
  });
});
