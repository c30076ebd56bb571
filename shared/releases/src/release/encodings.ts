import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Best first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
export const ENCODING_SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const TEXT = /\.(?:m?js|css|json|svg|html|txt|xml|ttf|wasm|webmanifest|map|ico)$/;

/** Pictures and WOFF fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return TEXT.test(file);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** Runs in the thread pool of zlib, not on the main thread. */
export function encode(encoding: Encoding, body: Uint8Array): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return brotli(body, { params });
}

/** `bytes` is the known size of the file. It limits the output, against decompression bombs. */
export function decode(encoding: Encoding, body: Uint8Array, bytes: number): Promise<Buffer> {
  const options = { maxOutputLength: Math.max(bytes, 1) };
  return encoding === 'gzip' ? unzip(body, options) : unbrotli(body, options);
}
