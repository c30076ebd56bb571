import { setTimeout as wait } from 'node:timers/promises';
import { listKeys, type S3Credentials, signRequest, type UnsignedRequest } from '@aimante/s3';
import { ReleaseError } from '../release-error.ts';
import { checkBlobKey } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';

export interface S3BlobStoreOptions {
  /** Endpoint, bucket and an optional prefix: `https://s3.eu-west-3.amazonaws.com/aimante/releases`. */
  readonly bucketUrl: URL;
  readonly credentials: S3Credentials;
  readonly timeoutMs?: number;
}

type Call = Omit<UnsignedRequest, 'at'>;

const ATTEMPTS = 3;
const PROBE = '.probe/written-once';

/** A store in any S3 bucket that supports `If-None-Match: *`, which decides the first writer of a key. */
export function createS3BlobStore({ bucketUrl, credentials, timeoutMs = 10_000 }: S3BlobStoreOptions): BlobStore {
  const base = bucketUrl.href.replace(/\/$/, '');
  const urlOf = (key: string) => new URL(`${base}/${checkBlobKey(key)}`);
  const send = (call: Call) => sendWithRetry(credentials, call, timeoutMs);

  const get = async (key: string) => {
    const { response } = await send({ method: 'GET', url: urlOf(key) });
    if (response.status === 404) return undefined;
    return Buffer.from(await expectOk(response, key).arrayBuffer());
  };

  const write = async (key: string, body: Uint8Array) => {
    const headers = { 'if-none-match': '*' };
    const { response, attempt } = await send({ method: 'PUT', url: urlOf(key), headers, body });
    if (response.status !== 412) return expectOk(response, key).ok;
    // An earlier attempt may have written the object although its answer was lost.
    return attempt > 1 && Buffer.compare((await get(key)) ?? Buffer.of(), body) === 0;
  };

  let probing: Promise<void> | undefined;
  const refuseOverwriting = async () => {
    await write(PROBE, Buffer.from('1'));
    if (!(await write(PROBE, Buffer.from('2')))) return;
    throw new ReleaseError('BUCKET_OVERWRITES', `${base} ignores If-None-Match: two publishers could undo each other.`);
  };

  return {
    get,
    async has(key) {
      const { response } = await send({ method: 'HEAD', url: urlOf(key) });
      return response.status !== 404 && expectOk(response, key).ok;
    },
    async put(key, body) {
      probing ??= refuseOverwriting();
      await probing;
      return write(key, body);
    },
    async repair(key, body) {
      expectOk((await send({ method: 'PUT', url: urlOf(key), body })).response, key);
    },
    list: (prefix, after) =>
      listKeys({ bucketUrl, prefix, after }, async (url) =>
        expectOk((await send({ method: 'GET', url })).response, prefix),
      ),
  };
}

interface Sent {
  readonly response: Response;
  readonly attempt: number;
}

/** Retries while the bucket is busy. A refusal is final. */
async function sendWithRetry(credentials: S3Credentials, call: Call, timeoutMs: number): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const headers = signRequest(credentials, { ...call, at: new Date() });
      const signal = AbortSignal.timeout(timeoutMs);
      const body = call.body ? { body: Buffer.from(call.body) } : {};
      const response = await fetch(call.url, { method: call.method, headers, signal, ...body });
      const isBusy = response.status >= 500 || response.status === 409 || response.status === 429;
      if (!isBusy || attempt === ATTEMPTS) return { response, attempt };
      await response.body?.cancel();
    } catch (error) {
      if (attempt === ATTEMPTS) throw unreachable(call.url, error);
    }
    await wait(100 * 4 ** attempt * Math.random());
  }
}

function expectOk(response: Response, key: string): Response {
  if (response.ok) return response;
  throw new ReleaseError('BUCKET_FAILED', `The bucket answered ${response.status} for ${key}.`);
}

function unreachable(url: URL, error: unknown): ReleaseError {
  const why = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : error;
  return new ReleaseError('BUCKET_FAILED', `The bucket at ${url.origin} does not answer: ${String(why)}`);
}
