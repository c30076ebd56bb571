import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '@aimante/releases';

/** Fast rather than small: the first request for an address waits for it. 7 takes three times as long as 6, and 5 as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const GZIP = { level: 6 };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

export async function compressPage(html: string | Uint8Array, encoding: Encoding | undefined): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, BROTLI);
  return encoding === 'gzip' ? zip(html, GZIP) : Buffer.from(html);
}

/** The HTML of a page, compressed for the first client. It is compressed again for others, rather than rendered again. */
export interface PageBytes {
  readonly hash: string;
  readonly encoding: Encoding | undefined;
  readonly body: Uint8Array;
  /** The body for the other encodings that were asked for. */
  readonly others: Map<Encoding | undefined, Promise<Uint8Array>>;
}

export async function pageBytes(html: string, encoding: Encoding | undefined): Promise<PageBytes> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 24);
  return { hash, encoding, body: await compressPage(html, encoding), others: new Map() };
}

export function etagOf({ hash }: Pick<PageBytes, 'hash'>, encoding: Encoding | undefined): string {
  return `"${hash}${encoding ? `.${encoding}` : ''}"`;
}

/** Without a promise for the encoding that the page was made in: almost every client has the same one. */
export function bodyIn(page: PageBytes, encoding: Encoding | undefined): Uint8Array | Promise<Uint8Array> {
  if (page.encoding === encoding) return page.body;
  const known = page.others.get(encoding) ?? unpacked(page).then((html) => compressPage(html, encoding));
  // The plain text is large and hardly ever wanted.
  if (encoding) page.others.set(encoding, known);
  return known;
}

async function unpacked({ body, encoding }: PageBytes): Promise<Uint8Array> {
  if (encoding === 'br') return unbrotli(body);
  return encoding === 'gzip' ? unzip(body) : body;
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
