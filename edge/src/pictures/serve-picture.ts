import type { EdgeConfig } from '../config/edge-config.ts';
import { type Answer, type Handler, plainText } from '../http/answer.ts';
import { BoundedCache } from '../http/bounded-cache.ts';

export const PICTURE_PATH = /^\/uploads\//;

/** The name contains the hash of the content, so a picture never changes. */
const NAME = /^\/uploads\/catalogue\/[0-9a-f]{32}-\d{2,4}\.(?<format>avif|webp|jpg)$/;
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 4 * MEGABYTE;
const CACHE_BYTES = 32 * MEGABYTE;
const TIMEOUT_MS = 5000;

type Found = Buffer | 'missing' | 'failed';

/**
 * Serves the pictures of the shop from the origin of the pages, so that the largest picture of a page needs no second
 * connection. The API has the files, the edge keeps the most recently used ones.
 */
export function createPictureServer({ apiUrl }: Pick<EdgeConfig, 'apiUrl'>): Handler {
  const pictures = new BoundedCache<Buffer>(CACHE_BYTES);
  const fetching = new Map<string, Promise<Found>>();

  async function find(path: string): Promise<Found> {
    const cached = pictures.get(path);
    if (cached) return cached;
    const running = fetching.get(path) ?? fetchPicture(apiUrl + path).finally(() => fetching.delete(path));
    fetching.set(path, running);
    const found = await running;
    if (typeof found !== 'string') pictures.keep(path, { value: found, weight: found.byteLength });
    return found;
  }

  return async ({ path }) => {
    const format = NAME.exec(path)?.groups?.format;
    if (!format) return plainText(404, 'No such picture.');
    const found = await find(path);
    if (found === 'missing') return plainText(404, 'No such picture.');
    if (found === 'failed') return plainText(502, 'This picture cannot be loaded now.');
    return toAnswer(found, TYPES[format] ?? '');
  };
}

function toAnswer(body: Buffer, type: string): Answer {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  return { kind: 'picture', status: 200, headers, body };
}

async function fetchPicture(address: string): Promise<Found> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404) return 'missing';
    if (!answer.ok || Number(answer.headers.get('content-length')) > MAX_BYTES) {
      await answer.body?.cancel();
      return 'failed';
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.byteLength > MAX_BYTES ? 'failed' : bytes;
  } catch {
    return 'failed';
  }
}
