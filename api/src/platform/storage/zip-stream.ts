import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

// Names are UTF-8. Checksum and sizes follow the content, because they are not known in advance.
const flags = 0x0808;
const deflated = 8;
const version = 20;
const largest = 0xffff_ffff;

/** A ZIP archive that is built while it is sent: never on disk, never complete in memory. At most 4 GB. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  const time = dosTime(at);
  let offset = 0;
  for await (const { name, content } of entries) {
    const file: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([localHeader(file, time), file.name]);
    yield head;
    yield* deflate(content, file);
    yield descriptor(file);
    offset += head.length + file.packed + 16;
    if (offset > largest) throw new Error('The archive is larger than 4 GB');
    written.push(file);
  }
  const directory = Buffer.concat(written.flatMap((file) => [centralHeader(file, time), file.name]));
  yield directory;
  yield end({ count: written.length, size: directory.length, offset });
}

async function* deflate(content: ZipEntry['content'], file: Written): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const chunk of content) {
      file.crc = crc32(chunk, file.crc);
      file.size += chunk.length;
      yield chunk;
    }
  }
  // Photos are compressed already, so the lowest level is enough.
  const packer = createDeflateRaw({ level: 1 });
  // An error of the source destroys the packer with the same error, which the loop then throws.
  pipeline(Readable.from(measured()), packer, () => {});
  for await (const chunk of packer as AsyncIterable<Buffer>) {
    file.packed += chunk.length;
    yield chunk;
  }
}

/** Writes `[value]` as two bytes and a plain number as four bytes. */
function fields(...values: (number | [number])[]): Buffer {
  return Buffer.concat(
    values.map((value) => {
      const isShort = Array.isArray(value);
      const field = Buffer.alloc(isShort ? 2 : 4);
      if (isShort) field.writeUInt16LE(value[0]);
      else field.writeUInt32LE(value);
      return field;
    }),
  );
}

const localHeader = ({ name }: Written, time: number) =>
  fields(0x04034b50, [version], [flags], [deflated], time, 0, 0, 0, [name.length], [0]);

const descriptor = ({ crc, packed, size }: Written) => fields(0x08074b50, crc, packed, size);

const centralHeader = ({ name, crc, packed, size, offset }: Written, time: number) =>
  fields(
    0x02014b50,
    [version],
    [version],
    [flags],
    [deflated],
    time,
    crc,
    packed,
    size,
    [name.length],
    [0],
    [0],
    [0],
    [0],
    0,
    offset,
  );

const end = ({ count, size, offset }: { count: number; size: number; offset: number }) =>
  fields(0x06054b50, [0], [0], [count], [count], size, offset, [0]);

/** The format has a resolution of two seconds and begins in 1980. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return ((date << 16) | time) >>> 0;
}
