import type { PageLocation, Platform } from '@aimante/contract';
import { useLocation, usePlatform } from '@aimante/remote';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readGonePhotos } from '../cropper-session/photos/cart-photos.ts';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { openDraftStore } from '../draft-store/draft-store.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { isTemporaryFailure, sendOriginal } from './send-original.ts';
import { createUploadQueue, type UploadProgress, type UploadQueue } from './upload-queue.ts';

let queue: UploadQueue | undefined;

/** One queue for the whole visit: uploads continue when the visitor goes to the cart. */
export function uploadQueueOf(platform: Platform): UploadQueue {
  if (queue) return queue;
  const drafts = openDraftStore();
  const created = createUploadQueue(
    async (original, { isGone }) => sendOriginal(original, { platform, drafts: await drafts, isGone }),
    {
      isTemporary: isTemporaryFailure,
    },
  );
  created.progress.subscribe(() => {
    const { done, total } = created.progress.get();
    platform.events.emit('upload:progress', { done, total });
  });
  queue = created;
  return created;
}

/**
 * Uploads each photo of the project when it is added, and none that was removed. Cropping never waits for uploads. The
 * cart names photos that are gone from the server, and these are uploaded again.
 */
export function useOriginalUpload(): void {
  const platform = usePlatform();
  const { shelf } = useCropperSession();
  const [{ photos }] = usePhotoProject();
  const { state } = useLocation() as PageLocation;
  useEffect(() => uploadQueueOf(platform).sendAgain(readGonePhotos(state)), [platform, state]);
  const before = useRef(photos);
  useEffect(() => {
    const uploads = uploadQueueOf(platform);
    for (const id of Object.keys(before.current)) if (!photos[id]) uploads.forget(id);
    before.current = photos;
    const sendAll = () => {
      for (const { id, name } of Object.values(photos)) {
        const blob = shelf.original(id);
        if (blob) uploads.add({ id, name, blob });
      }
    };
    sendAll();
    addEventListener('online', sendAll);
    return () => removeEventListener('online', sendAll);
  }, [platform, shelf, photos]);
}

const NOTHING: UploadProgress = { done: 0, total: 0 };

/** Progress of the uploads. Undefined if there are none. */
export function useUploadProgress(): UploadProgress | undefined {
  const { progress: state } = uploadQueueOf(usePlatform());
  const progress = useSyncExternalStore(state.subscribe, state.get, () => NOTHING);
  return progress.total > 0 ? progress : undefined;
}
