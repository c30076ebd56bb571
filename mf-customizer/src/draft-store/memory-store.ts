import type { StoredDraft, StoredPhoto, StoredUpload } from './draft-schema.ts';
import type { DraftStore } from './draft-store.ts';

/** For a browser that keeps nothing: all data lasts until the page closes. */
export function createMemoryStore(): DraftStore {
  const drafts = new Map<string, StoredDraft>();
  const photos = new Map<string, StoredPhoto>();
  const uploads = new Map<string, StoredUpload>();
  return {
    isLasting: false,
    readDraft: async (key) => drafts.get(key),
    writeDraft: async (draft) => void drafts.set(draft.key, draft),
    deleteDraft: async (key) => void drafts.delete(key),
    readPhoto: async (id) => photos.get(id),
    writePhoto: async (photo) => void photos.set(photo.id, photo),
    async deletePhoto(id) {
      photos.delete(id);
      uploads.delete(id);
    },
    readUpload: async (photoId) => uploads.get(photoId),
    writeUpload: async (upload) => void uploads.set(upload.photoId, upload),
    purge: async () => undefined,
    close: () => undefined,
  };
}
