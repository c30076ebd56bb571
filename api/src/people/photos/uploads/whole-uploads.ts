import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import type { Services } from '../../../platform/services/services.ts';
import { keepPhoto } from '../keeping/keep-photo.ts';
import { takePhoto } from '../keeping/take-photo.ts';
import { announceSentPhoto, ownerOfUpload } from '../pairing/pairing-uploads.ts';
import { photoErrors } from '../record/errors.ts';
import type { PhotoRow } from '../record/photo-rows.ts';
import { UploadStop } from './tus-refusal.ts';

/**
 * Turns complete uploads into photos. An upload stays until it is a photo or proves unreadable. A client considers a
 * complete upload done and sends nothing more, so an upload that is not a photo yet loses its last byte: the client
 * sends that byte again, and the work restarts.
 */
export function wholeUploads(services: Services, store: FileStore) {
  /**
   * The uploads that requests of this process write to or finish, one entry for each request. The request that begins
   * an upload is not among them: its address is unknown before the answer.
   */
  const busy: string[] = [];
  const fileOf = ({ id }: Upload) => join(store.directory, id);
  const dropLastByte = async (upload: Upload) => {
    if (upload.size) await truncate(fileOf(upload), upload.size - 1);
  };

  async function toPhoto(upload: Upload): Promise<PhotoRow> {
    const content = await readFile(fileOf(upload));
    // Another process gave the upload back to a client that asked for its offset: that client sends the end again.
    if (content.length < (upload.size ?? 0)) throw new UploadStop(photoErrors.UPLOAD_BUSY());
    const photo = await takePhoto(content);
    if (!photo) {
      await store.remove(upload.id);
      throw new UploadStop(photoErrors.PHOTO_UNREADABLE());
    }
    // PostgreSQL cannot store a NUL character.
    const fileName = upload.metadata?.filename?.replaceAll('\0', '').slice(0, 200) || 'photo';
    const uploader = upload.metadata?.owner ?? '';
    const owner = await ownerOfUpload(services, uploader);
    if (owner === undefined) {
      await store.remove(upload.id);
      throw new UploadStop(photoErrors.PAIRING_EXPIRED());
    }
    const kept = await keepPhoto(services, { owner, fileName, photo });
    await announceSentPhoto(services, { uploader, photoId: kept.id });
    // If the removal fails, the upload is deleted when it expires.
    await store.remove(upload.id).catch(() => undefined);
    return kept;
  }

  /** From the first byte that a request brings: its last byte is in the file before the library says so. */
  async function whileBusy<T>(id: string, act: () => Promise<T>): Promise<T> {
    busy.push(id);
    try {
      return await act();
    } finally {
      busy.splice(busy.indexOf(id), 1);
    }
  }

  return {
    whileBusy,
    async finish(upload: Upload): Promise<PhotoRow> {
      try {
        return await toPhoto(upload);
      } catch (error) {
        if (!(error instanceof UploadStop)) await dropLastByte(upload).catch(() => undefined);
        throw error;
      }
    },
    /** For a client that asks where to resume: after a crash an upload may be complete without being a photo. */
    async reopen(upload: Upload): Promise<void> {
      if (upload.size === undefined || upload.offset !== upload.size) return;
      if (busy.includes(upload.id)) throw new UploadStop(photoErrors.UPLOAD_BUSY());
      await dropLastByte(upload);
    },
  };
}
