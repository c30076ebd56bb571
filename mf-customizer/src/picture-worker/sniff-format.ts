export type PictureFormat = 'jpeg' | 'png' | 'heic' | 'other-picture' | 'unknown';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** What a file is by its first bytes: its name and its type may say anything. */
export function sniffFormat(bytes: Uint8Array): PictureFormat {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 4, 8) === 'ftyp') return HEIC_BRANDS.has(text(bytes, 8, 12)) ? 'heic' : 'other-picture';
  const isOther = text(bytes, 0, 3) === 'GIF' || text(bytes, 8, 12) === 'WEBP' || text(bytes, 0, 2) === 'BM';
  return isOther || text(bytes, 0, 4) === 'II*\0' || text(bytes, 0, 4) === 'MM\0*' ? 'other-picture' : 'unknown';
}
