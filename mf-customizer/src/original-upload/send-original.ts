import { photoIdHeader, uploadPath } from '@aimante/api-contract/photos';
import type { Platform } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import type { HttpResponse } from 'tus-js-client';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { createPlatformHttpStack } from './platform-http-stack.ts';

const CHUNK_BYTES = 2 * 1024 * 1024;
/** For short interruptions. The queue handles longer ones. */
const RETRY_DELAYS_MS = [1000, 3000];

export interface Original {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
}

/** True if the server did not answer, or cannot accept the photo for now. */
export function isTemporaryFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('originalResponse' in error)) return false;
  const response = error.originalResponse as HttpResponse | null;
  return response === null || response.getStatus() >= 500 || response.getStatus() === 423;
}

/**
 * SHA-256 in hexadecimal, by which the server recognises a photo. Empty on plain HTTP, which has no `crypto.subtle`.
 */
async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle?.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest ?? new ArrayBuffer(0)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Sends an original in chunks and resumes an earlier attempt. Resolves to the server's id. */
export async function sendOriginal(platform: Platform, drafts: DraftStore, original: Original): Promise<string> {
  const [{ Upload }, earlier] = await Promise.all([
    untilLoaded(() => import(/* webpackChunkName: "tus" */ 'tus-js-client')),
    drafts.readUpload(original.id),
  ]);
  if (earlier?.uploadId) return earlier.uploadId;
  const sha256 = earlier?.sha256 ?? (await hashOf(original.blob));
  const keep = (url: string, uploadId?: string) => drafts.writeUpload({ photoId: original.id, url, sha256, uploadId });

  const done = await new Promise<{ url: string; photoId: string | undefined }>((resolve, reject) => {
    const upload = new Upload(original.blob, {
      endpoint: new URL(uploadPath, platform.api.baseUrl).href,
      uploadUrl: earlier?.url ?? null,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // The upload URL is stored with the photo, not in tus's own storage.
      storeFingerprintForResuming: false,
      httpStack: createPlatformHttpStack(platform.api),
      metadata: { filename: original.name, filetype: original.blob.type, sha256, key: original.id },
      onUploadUrlAvailable: () => {
        if (upload.url) void keep(upload.url);
      },
      onSuccess: ({ lastResponse }) =>
        resolve({ url: upload.url ?? '', photoId: lastResponse.getHeader(photoIdHeader) }),
      onError: reject,
    });
    upload.start();
  });
  if (!done.photoId) throw new Error('The server stored the photo without returning its id');
  await keep(done.url, done.photoId);
  return done.photoId;
}
