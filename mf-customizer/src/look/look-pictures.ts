import { cropSize, lookKey, type Recipe, type Tone } from '@aimante/print';
import { untilLoaded } from '@aimante/remote';
import type { PictureShelf } from '../picture-worker/picture-shelf.ts';
import { createInlinePool, createWorkerPool, type TaskPool } from '../worker-pool/worker-pool.ts';
import type { LookedPhoto, lookTasks } from './look-tasks.ts';
import workerAddress from './look-worker-entry.ts?worker';

/** Thumbnails with a look are as large as the ones without. */
const THUMBNAIL = 768;
/** More than a visitor sees at once. The oldest are drawn again when they are wanted. */
const MOST_THUMBNAILS = 200;

/** Photos with their light and mood, for the screen. Exports apply the look to the original. */
export interface LookPictures {
  draw(photoId: string, recipe: Recipe, longest: number): Promise<ImageBitmap | undefined>;
  /** What the automatic correction finds in a photo. */
  tone(photoId: string): Promise<Tone | undefined>;
  /** Address of a thumbnail. Until the look is drawn, the one without it. `longest`: its longer side in pixels. */
  thumbnailUrl(photoId: string, recipe: Recipe, longest?: number): string | undefined;
  subscribe(onChange: () => void): () => void;
  close(): void;
}

const spawnPool = (): TaskPool<typeof lookTasks> =>
  typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
    ? createInlinePool(
        async () => (await untilLoaded(() => import(/* webpackChunkName: "tasks" */ './look-tasks.ts'))).lookTasks,
      )
    : createWorkerPool(() => new Worker(workerAddress, { name: 'look' }), 1);

const shorterSide = (recipe: Recipe) => {
  const { width, height } = cropSize(recipe);
  return Math.min(width, height);
};

/** The worker starts with the first look. */
export function createLookPictures(shelf: PictureShelf, createPool = spawnPool): LookPictures {
  let pool: TaskPool<typeof lookTasks> | undefined;
  const thumbnails = new Map<string, string | undefined>();
  const tones = new Map<string, Promise<Tone | undefined>>();
  const listeners = new Set<() => void>();

  const running = () => {
    pool ??= createPool();
    return pool;
  };

  function requestOf(id: string, recipe: Recipe, longest: number): LookedPhoto | undefined {
    const source = longest <= THUMBNAIL ? shelf.thumbnail(id) : shelf.preview(id);
    return source && { id, source, photo: recipe.photo, look: recipe.look, magnet: shorterSide(recipe), longest };
  }

  function dropOldest() {
    const [oldest] = thumbnails.keys();
    if (thumbnails.size <= MOST_THUMBNAILS || oldest === undefined) return;
    const url = thumbnails.get(oldest);
    if (url) URL.revokeObjectURL(url);
    thumbnails.delete(oldest);
  }

  async function drawThumbnail(key: string, request: LookedPhoto) {
    const blob = await running()
      .run('encodeLooked', request)
      .catch(() => undefined);
    if (!blob || !thumbnails.has(key)) return;
    thumbnails.set(key, URL.createObjectURL(blob));
    for (const listener of listeners) listener();
  }

  return {
    async draw(photoId, recipe, longest) {
      const request = requestOf(photoId, recipe, longest);
      return request && running().run('drawLooked', request, true);
    },
    tone(photoId) {
      const source = shelf.thumbnail(photoId);
      const known =
        tones.get(photoId) ??
        running()
          .run('measure', { id: photoId, source: source ?? new Blob(), longest: THUMBNAIL }, true)
          .catch(() => {
            tones.delete(photoId);
            return undefined;
          });
      tones.set(photoId, known);
      return known;
    },
    thumbnailUrl(photoId, recipe, longest = THUMBNAIL) {
      const plain = shelf.thumbnailUrl(photoId);
      const look = lookKey(recipe.look);
      if (look === '') return plain;
      const key = `${photoId} ${longest} ${look}`;
      if (!thumbnails.has(key)) {
        const request = requestOf(photoId, recipe, longest);
        thumbnails.set(key, undefined);
        dropOldest();
        if (request) void drawThumbnail(key, request);
      }
      return thumbnails.get(key) ?? plain;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close() {
      pool?.close();
      for (const url of thumbnails.values()) if (url) URL.revokeObjectURL(url);
      thumbnails.clear();
      listeners.clear();
    },
  };
}
