import { Readable } from 'node:stream';
import { type S3Credentials, signRequest, type UnsignedRequest } from '@aimante/s3';
import { assertKey, type Storage } from './storage.ts';

export interface S3Options extends S3Credentials {
  /** `https://s3.example.com`; the bucket stands in the path, which every compatible store understands. */
  endpoint: string;
  bucket: string;
}

const nothing = Buffer.alloc(0);
const timeoutMs = 15_000;

/** Files in a bucket, for shops on more than one machine. */
export function s3Storage({ endpoint, bucket, ...credentials }: S3Options): Storage {
  async function ask(method: UnsignedRequest['method'], key: string, body: Buffer = nothing): Promise<Response> {
    assertKey(key);
    const url = new URL(`/${bucket}/${key}`, endpoint);
    const headers = signRequest(credentials, { method, url, body, at: new Date() });
    const response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${response.status} to ${method} ${key}`);
  }
  return {
    async put(key, content) {
      const { ok } = await ask('PUT', key, content);
      if (!ok) throw new Error(`The bucket ${bucket} does not exist`);
    },
    has: async (key) => (await ask('HEAD', key)).ok,
    async open(key) {
      const response = await ask('GET', key);
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      const size = Number(response.headers.get('content-length'));
      return { size, stream: Readable.fromWeb(response.body) };
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
