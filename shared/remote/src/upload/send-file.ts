import { toApiError } from '@aimante/api-contract';
import { photoIdHeader, uploadPath } from '@aimante/api-contract/photos';
import type { Platform } from '@aimante/contract';
import { DetailedError, Upload } from 'tus-js-client';
import { createPlatformHttpStack } from './platform-http-stack.ts';

const CHUNK_BYTES = 2 * 1024 * 1024;
/** For short interruptions. */
const RETRY_DELAYS_MS = [1000, 3000];

export interface SendFileOptions {
  readonly metadata: Readonly<Record<string, string>>;
  /** The URL of an earlier attempt, which is resumed. */
  readonly uploadUrl?: string | undefined;
  readonly onUrl?: (url: string) => void;
  /** How many bytes the server has. */
  readonly onProgress?: (bytes: number) => void;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly retryDelaysMs?: readonly number[];
}

export interface SentFile {
  readonly url: string;
  readonly photoId: string;
}

/**
 * Sends a photo in chunks by tus. After an interruption it goes on with what the server lacks. A refusal is an
 * `ApiError`, as of every call.
 */
export async function sendFile(api: Platform['api'], file: Blob, options: SendFileOptions): Promise<SentFile> {
  const { metadata, uploadUrl, onUrl, onProgress, headers, signal, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const { url, photoId } = await new Promise<{ url: string; photoId: string | undefined }>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(uploadPath, api.baseUrl).href,
      uploadUrl: uploadUrl ?? null,
      chunkSize: CHUNK_BYTES,
      retryDelays: [...retryDelaysMs],
      // The caller keeps the upload URL, not tus's own storage.
      storeFingerprintForResuming: false,
      httpStack: createPlatformHttpStack(api),
      metadata: { ...metadata },
      headers: { ...headers },
      onChunkComplete: (_, bytes) => onProgress?.(bytes),
      onUploadUrlAvailable: () => {
        if (upload.url) onUrl?.(upload.url);
      },
      onSuccess: ({ lastResponse }) =>
        resolve({ url: upload.url ?? '', photoId: lastResponse.getHeader(photoIdHeader) }),
      onError: (error) => void refusalOf(error).then(reject),
    });
    signal?.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason instanceof Error ? signal.reason : new Error('The upload was ended.'));
    });
    upload.start();
  });
  if (!photoId) throw new Error('The server stored the photo without returning its id');
  return { url, photoId };
}

async function refusalOf(error: Error): Promise<Error> {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  return answer ? toApiError(new Response(answer.getBody(), { status: answer.getStatus() })) : error;
}
