import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Encoding } from '@aimante/releases';

/** Fast rather than small: the first request for an address waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compressPage(html: string, encoding: Encoding | undefined): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, BROTLI);
  return encoding === 'gzip' ? zip(html, GZIP) : Buffer.from(html);
}

export function etagOf(html: string, encoding: Encoding | undefined): string {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 24);
  return `"${hash}${encoding ? `.${encoding}` : ''}"`;
}

/** Sends the start of a page at once, and the rest when it is ready. */
export async function writePage(
  response: ServerResponse,
  { start, rest }: { readonly start: string; readonly rest: Promise<string> },
  encoding: Encoding | undefined,
): Promise<void> {
  const compressor = compressorOf(encoding);
  if (!compressor) {
    response.write(start);
    response.end(await rest);
    return;
  }
  compressor.pipe(response);
  compressor.write(start);
  compressor.flush();
  compressor.end(await rest);
}

function compressorOf(encoding: Encoding | undefined) {
  if (encoding === 'br') return createBrotliCompress(BROTLI);
  return encoding === 'gzip' ? createGzip(GZIP) : undefined;
}
