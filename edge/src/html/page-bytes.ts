import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import type { Encoding } from '@aimante/releases';
import type { QuickEncoding } from '../http/accepted-encodings.ts';

const MOST_WINDOW_BITS = 18;
/** A page that is kept. 7 takes three times as long as 6, and 5 as long. */
const KEPT_QUALITY = 6;
/** A page on its way to its first visitor: half the time of 6, and 6 % longer. */
const FIRST_QUALITY = 4;
const GZIP = { level: 6 };
const ZSTD = { params: { [constants.ZSTD_c_windowLog]: MOST_WINDOW_BITS } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) };

/** A larger window, as by default, takes memory and time, and our pages are shorter than this one. */
function brotliOptions(quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: MOST_WINDOW_BITS } };
}

/** The HTML of a page. Most are asked for once: they are kept as zstd, and otherwise as the second client wants it. */
export interface PageBytes {
  readonly hash: string;
  kept: { readonly encoding: QuickEncoding; readonly body: Uint8Array };
  /** The body in other encodings, and those that are still being compressed. */
  readonly others: Map<Encoding, Promise<Uint8Array>>;
}

export async function pageBytes(html: string): Promise<PageBytes> {
  const body = Buffer.from(html);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 24);
  return { hash, kept: { encoding: 'zstd', body: exact(await zstd(body, ZSTD)) }, others: new Map() };
}

/** zlib returns a part of a buffer of 64 kB, which would be kept with it. */
const exact = (body: Uint8Array) => new Uint8Array(body);

export function etagOf({ hash }: Pick<PageBytes, 'hash'>, encoding: Encoding | undefined): string {
  return `"${hash}${encoding ? `.${encoding}` : ''}"`;
}

/** Without a promise for the encoding in which it is kept: almost every client has the same one. */
export function bodyIn(page: PageBytes, encoding: Encoding | undefined): Uint8Array | Promise<Uint8Array> {
  if (page.kept.encoding === encoding) return page.kept.body;
  if (!encoding) return unpacked(page);
  const known = page.others.get(encoding) ?? packed(page, encoding);
  page.others.set(encoding, known);
  return known;
}

async function packed(page: PageBytes, encoding: Encoding): Promise<Uint8Array> {
  const html = await unpacked(page);
  const body = exact(await (encoding === 'br' ? brotli(html, brotliOptions(KEPT_QUALITY)) : zip(html, GZIP)));
  if (page.kept.encoding === 'zstd') {
    page.kept = { encoding, body };
    page.others.delete(encoding);
  }
  return body;
}

const unpacked = ({ kept: { encoding, body } }: PageBytes): Promise<Uint8Array> => unpack[encoding](body);

/** The page for its first client. */
export async function quickBody(page: PageBytes, encoding: QuickEncoding | undefined): Promise<Uint8Array> {
  if (page.kept.encoding === encoding) return page.kept.body;
  const html = await unpacked(page);
  const compressor = compressorOf(encoding);
  return compressor ? buffer(compressor.end(html)) : html;
}

/** Sends the start of a page at once, and the rest when it is ready. */
export async function writePage(
  response: ServerResponse,
  { start, rest }: { readonly start: string; readonly rest: Promise<string> },
  encoding: QuickEncoding | undefined,
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

function compressorOf(encoding: QuickEncoding | undefined) {
  if (encoding === 'zstd') return createZstdCompress(ZSTD);
  if (encoding === 'br') return createBrotliCompress(brotliOptions(FIRST_QUALITY));
  return encoding === 'gzip' ? createGzip(GZIP) : undefined;
}
