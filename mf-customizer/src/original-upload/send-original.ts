import { ApiError } from '@aimante/api-contract';
import type { Platform } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import type { DraftStore } from '../draft-store/draft-store.ts';

export interface Original {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
}

/** True if the server did not answer, or cannot accept the photo for now. */
export function isTemporaryFailure(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 423;
  return error instanceof Error && 'originalResponse' in error;
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

interface Sending {
  readonly platform: Platform;
  readonly drafts: DraftStore;
  /** True if the server no longer has an original that it stored. */
  isGone(storedId: string): boolean;
}

/** Sends an original in chunks and resumes an earlier attempt. Resolves to the server's id. */
export async function sendOriginal(original: Original, { platform, drafts, isGone }: Sending): Promise<string> {
  const [{ sendFile }, earlier] = await Promise.all([
    untilLoaded(() => import(/* webpackChunkName: "tus" */ '@aimante/remote/upload')),
    drafts.readUpload(original.id),
  ]);
  const isLost = earlier?.uploadId !== undefined && isGone(earlier.uploadId);
  if (earlier?.uploadId && !isLost) return earlier.uploadId;
  const sha256 = earlier?.sha256 ?? (await hashOf(original.blob));
  const keep = (url: string, uploadId?: string) => drafts.writeUpload({ photoId: original.id, url, sha256, uploadId });
  const sent = await sendFile(platform.api, original.blob, {
    metadata: { filename: original.name, filetype: original.blob.type, sha256, key: original.id },
    uploadUrl: isLost ? undefined : earlier?.url,
    onUrl: (url) => void keep(url),
  });
  await keep(sent.url, sent.photoId);
  return sent.photoId;
}
