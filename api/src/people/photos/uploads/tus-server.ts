import { access } from 'node:fs/promises';
import { photoIdHeader, photoLimits, uploadPath } from '@aimante/api-contract/photos';
import { parisTime } from '@aimante/shop/calendar';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { Services } from '../../../platform/services/services.ts';
import { photoErrors } from '../record/errors.ts';
import { UploadStop } from './tus-refusal.ts';
import { allowUpload } from './upload-allowance.ts';
import { wholeUploads } from './whole-uploads.ts';

/** Identifies the uploader. Our own route sets these headers; values from outside are discarded. */
export const callerHeaders = {
  owner: 'x-upload-owner',
  keys: 'x-upload-keys',
  /** The owner key of the daily allowance that is used. */
  charged: 'x-upload-charged',
  network: 'x-upload-network',
};

const keptMs = 24 * 60 * 60_000;

export const uploadStore = ({ config }: Pick<Services, 'config'>): FileStore =>
  new FileStore({ directory: config.uploadsDir, expirationPeriodInMilliseconds: keptMs });

/** Resumable uploads by the tus protocol. Only its owner can access an upload. A complete one becomes a photo. */
export function tusServer(services: Services): Pick<Server, 'handleWeb'> {
  const store = uploadStore(services);
  const whole = wholeUploads(services, store);
  const header = (request: { headers: Headers }, name: keyof typeof callerHeaders) =>
    request.headers.get(callerHeaders[name]) ?? '';

  const server = new Server({
    path: uploadPath,
    datastore: store,
    relativeLocation: true,
    maxSize: photoLimits.bytes,
    async onUploadCreate(request, upload) {
      const owner = header(request, 'owner');
      const { day } = parisTime(services.now());
      for (const key of [header(request, 'charged'), `ip:${header(request, 'network')}`]) {
        const announced = { owner: key, bytes: upload.size ?? photoLimits.bytes, day };
        if (!(await allowUpload(services.db, announced))) throw new UploadStop(photoErrors.PHOTO_QUOTA());
      }
      return { metadata: { filename: upload.metadata?.filename ?? null, owner } };
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const found = await store.getUpload(id).catch(() => undefined);
      // Without the folder, every upload would look unknown.
      if (!found) await access(`${store.directory}/`);
      const owner = found?.metadata?.owner ?? '';
      if (!found || !header(request, 'keys').split(' ').includes(owner))
        throw new UploadStop(photoErrors.PHOTO_NOT_FOUND());
      if (request.method === 'HEAD') await whole.reopen(found);
    },
    async onUploadFinish(_, upload) {
      const kept = await whole.finish(upload);
      return { headers: { [photoIdHeader]: kept.id } };
    },
  });
  return {
    handleWeb(request) {
      const answer = () => server.handleWeb(request);
      const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
      return request.method === 'PATCH' ? whole.whileBusy(id, answer) : answer();
    },
  };
}
