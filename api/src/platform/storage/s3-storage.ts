import { Readable } from 'node:stream';
import { listKeys, type S3Credentials, signRequest, type UnsignedRequest } from '@aimante/s3';
import { assertKey, probeKey, type Storage, StorageError } from './storage.ts';

export interface S3Options extends S3Credentials {
  /** `https://s3.example.com`. The bucket is part of the path, which every compatible store supports. */
  endpoint: string;
  bucket: string;
}

const nothing = Buffer.alloc(0);
const timeoutMs = 15_000;

/** Stores files in a bucket, for shops on more than one machine. */
export function s3Storage({ endpoint, bucket, ...credentials }: S3Options): Storage {
  const base = new URL(`/${bucket}`, endpoint);

  async function ask(
    method: UnsignedRequest['method'],
    url: URL,
    body: Buffer<ArrayBufferLike> = nothing,
  ): Promise<Response> {
    const headers = signRequest(credentials, { method, url, body, at: new Date() });
    const response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    }).catch((cause: unknown) => {
      throw new StorageError(`The file store at ${url.host} is not responding`, { cause });
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new StorageError(`The file store answered ${response.status} to ${method} ${url.pathname}`);
  }
  const urlOf = (key: string) => {
    assertKey(key);
    return new URL(`/${bucket}/${key}`, endpoint);
  };

  return {
    async put(key, content) {
      const { ok } = await ask('PUT', urlOf(key), content);
      if (!ok) throw new StorageError(`The bucket ${bucket} does not exist`);
    },
    has: async (key) => (await ask('HEAD', urlOf(key))).ok,
    async open(key) {
      const response = await ask('GET', urlOf(key));
      if (!response.ok || !response.body) {
        // A missing bucket does not mean a missing file.
        if ((await response.text()).includes('NoSuchBucket'))
          throw new StorageError(`The bucket ${bucket} does not exist`);
        return undefined;
      }
      const size = Number(response.headers.get('content-length'));
      return { size, stream: Readable.fromWeb(response.body) };
    },
    async remove(key) {
      await ask('DELETE', urlOf(key));
    },
    async list() {
      const keys = await listKeys({ bucketUrl: base, prefix: '' }, async (url) => {
        const page = await ask('GET', url);
        if (!page.ok) throw new StorageError(`The bucket ${bucket} does not exist`);
        return page;
      });
      return keys.filter((key) => key !== probeKey);
    },
  };
}
