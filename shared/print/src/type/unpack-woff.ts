interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Uint8Array;
}

const WOFF = 0x774f4646;
const TRUETYPE = 0x00010000;
const HEADER = 44;
const ENTRY = 20;

/** A font as HarfBuzz reads it: a TrueType file, or a WOFF file, in which each table is compressed on its own. */
export async function unpackWoff(file: Uint8Array): Promise<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) === TRUETYPE) return new Uint8Array(file).buffer;
  if (view.getUint32(0) !== WOFF) throw new Error('The font is not a WOFF file');
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => HEADER + index * ENTRY);
  const tables = await Promise.all(
    entries.map(async (at): Promise<Table> => {
      const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
      const bytes = file.subarray(offset, offset + packed);
      const data = packed === length ? bytes : await inflate(bytes);
      return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), data };
    }),
  );
  return layOut(view.getUint32(4), tables);
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const plain = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

const padded = (length: number) => (length + 3) & ~3;

/** The tables behind a directory of an OpenType file. */
function layOut(flavour: number, tables: readonly Table[]): ArrayBuffer {
  const start = 12 + 16 * tables.length;
  const bytes = new Uint8Array(tables.reduce((sum, { data }) => sum + padded(data.length), start));
  const view = new DataView(bytes.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (tables.length - 2 ** power));
  let offset = start;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + 16 * index;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    bytes.set(data, offset);
    offset += padded(data.length);
  });
  return bytes.buffer;
}
