import { brotliCompressSync, crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

export interface Bomb {
  readonly what: string;
  readonly content: Buffer;
  /** Its picture is small. What grows is never read, so it may be taken. */
  readonly isSmall?: true;
}

const SIDE = 30_000;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Small files that grow, as photos: pixels, frames, packed text, entities, other formats. */
export async function bombs(): Promise<Bomb[]> {
  const small = { create: { width: 64, height: 64, channels: 3, background: '#c8452f' } } as const;
  const jpeg = await sharp(small).jpeg().toBuffer();
  return [
    { what: 'a PNG of 900 megapixels in one colour', content: png(SIDE, SIDE, [packedRows(SIDE, SIDE)]) },
    { what: 'a PNG that announces 4 gigapixels', content: png(65_500, 65_500, [packed(1000)]) },
    { what: 'a PNG of one long line', content: png(2_000_000, 40, [packedRows(2_000_000, 40)]) },
    { what: 'a PNG with more rows than it announces', content: png(16, 16, [packed(200_000_000)]), isSmall: true },
    {
      what: 'a PNG with 300 MB of packed text',
      content: png(64, 64, [textOf(300_000_000), packedRows(64, 64)]),
      isSmall: true,
    },
    { what: 'a JPEG that announces 65,500 x 65,500 pixels', content: withJpegSize(jpeg, 65_500) },
    { what: 'a WebP of 16,383 x 16,383 pixels', content: await flat(16_383).webp({ lossless: true }).toBuffer() },
    { what: 'an AVIF of 8,000 x 8,000 pixels', content: await flat(8000).avif({ effort: 0 }).toBuffer() },
    { what: 'a GIF that announces 65,535 x 65,535 pixels', content: gif(65_535) },
    { what: 'an SVG with entities in entities', content: Buffer.from(laughingSvg()) },
    { what: 'a packed file', content: gzipSync(Buffer.alloc(100_000_000)) },
    { what: 'a PDF with a packed stream', content: pdf(deflateSync(Buffer.alloc(100_000_000))) },
  ];
}

/** A photo that is decoded and kept. */
export const soundPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#c8452f' } })
    .jpeg()
    .toBuffer();

/** A body of JSON, packed. */
export const packedBodies = (): { encoding: string; body: Buffer }[] => {
  const text = Buffer.from(`{"code":"${'a'.repeat(50_000_000)}"}`);
  return [
    { encoding: 'gzip', body: gzipSync(text) },
    { encoding: 'deflate', body: deflateSync(text) },
    { encoding: 'br', body: brotliCompressSync(text) },
    { encoding: 'gzip, gzip', body: gzipSync(gzipSync(text)) },
  ];
};

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#222' }, limitInputPixels: false });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Grey, one bit a pixel. */
function png(width: number, height: number, chunks: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** Pixels of one colour. */
const packed = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
const packedRows = (width: number, height: number) => packed((Math.ceil(width / 8) + 1) * height);

const textOf = (bytes: number) =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 'a'))]));

/** Writes another size into the frame header. */
function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

function gif(side: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 2, 2, 0x4c, 1, 0, 0x3b])]);
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]), frame]);
}

function laughingSvg(): string {
  const entities = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  ).join('');
  const head = `<!DOCTYPE svg [<!ENTITY l0 "lol">${entities}]>`;
  return `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&l9;</text></svg>`;
}

const pdf = (content: Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
