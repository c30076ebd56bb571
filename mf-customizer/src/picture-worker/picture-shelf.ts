import type { ImportedPhoto } from './picture-worker.ts';

interface Pictures {
  readonly original: Blob;
  readonly preview: Blob;
  readonly thumbnail: Blob;
  readonly thumbnailUrl: string;
}

/** Pixels of a project's photos, by photo id. */
export interface PictureShelf {
  put(id: string, original: Blob, imported: Pick<ImportedPhoto, 'preview' | 'thumbnail'>): void;
  /** Replaces the original by this blob with identical pixels. */
  keepOriginal(id: string, original: Blob): void;
  has(id: string): boolean;
  original(id: string): Blob | undefined;
  preview(id: string): Blob | undefined;
  thumbnail(id: string): Blob | undefined;
  thumbnailUrl(id: string): string | undefined;
  /** Decoded and ready to draw. Only the last few are kept. */
  bitmap(id: string): Promise<ImageBitmap | undefined>;
  /** Frees the decoded photos, for as long as none is in the cropper. */
  rest(): void;
  drop(id: string): void;
  close(): void;
}

/** For the photo in the cropper, the next one and the previous one. */
const MOST_BITMAPS = 3;

export function createPictureShelf(): PictureShelf {
  const shelf = new Map<string, Pictures>();
  const bitmaps = new Map<string, Promise<ImageBitmap | undefined>>();

  function closeBitmap(id: string) {
    const bitmap = bitmaps.get(id);
    bitmaps.delete(id);
    void bitmap?.then((decoded) => decoded?.close());
  }

  function decode(id: string): Promise<ImageBitmap | undefined> {
    const preview = shelf.get(id)?.preview;
    return preview ? createImageBitmap(preview).catch(() => undefined) : Promise.resolve(undefined);
  }

  return {
    put(id, original, { preview, thumbnail }) {
      shelf.set(id, { original, preview, thumbnail, thumbnailUrl: URL.createObjectURL(thumbnail) });
    },
    keepOriginal(id, original) {
      const pictures = shelf.get(id);
      if (pictures) shelf.set(id, { ...pictures, original });
    },
    has: (id) => shelf.has(id),
    original: (id) => shelf.get(id)?.original,
    preview: (id) => shelf.get(id)?.preview,
    thumbnail: (id) => shelf.get(id)?.thumbnail,
    thumbnailUrl: (id) => shelf.get(id)?.thumbnailUrl,
    bitmap(id) {
      const bitmap = bitmaps.get(id) ?? decode(id);
      bitmaps.delete(id);
      bitmaps.set(id, bitmap);
      const [oldest] = bitmaps.keys();
      if (bitmaps.size > MOST_BITMAPS && oldest !== undefined) closeBitmap(oldest);
      return bitmap;
    },
    rest() {
      for (const id of [...bitmaps.keys()]) closeBitmap(id);
    },
    drop(id) {
      const pictures = shelf.get(id);
      if (pictures) URL.revokeObjectURL(pictures.thumbnailUrl);
      shelf.delete(id);
      closeBitmap(id);
    },
    close() {
      for (const id of [...shelf.keys()]) this.drop(id);
    },
  };
}
