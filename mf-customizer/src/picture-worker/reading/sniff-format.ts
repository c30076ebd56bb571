/** Formats that browsers read, and that the server does not print. */
export type BrowserFormat = 'webp' | 'avif' | 'gif' | 'bmp';

export type FileFormat =
  | 'jpeg'
  | 'png'
  | 'heic'
  | BrowserFormat
  | 'tiff'
  | 'animation'
  | 'video'
  | 'other-picture'
  | 'unknown';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);
const ANIMATED_BRANDS = new Set(['hevc', 'hevx', 'msf1', 'avis']);
const OTHER_PICTURE_BRANDS = new Set(['crx ', 'jp2 ', 'jxl ']);

/** Some AVIF files have the general brand `mif1`, and name their own among the compatible ones. */
const isAvif = (brand: string, compatible: string) =>
  brand === 'avif' || (brand === 'mif1' && compatible.includes('avif'));

function formatOfBrand(brand: string, compatible: string): FileFormat {
  if (isAvif(brand, compatible)) return 'avif';
  if (HEIC_BRANDS.has(brand)) return 'heic';
  if (ANIMATED_BRANDS.has(brand)) return 'animation';
  return OTHER_PICTURE_BRANDS.has(brand) ? 'other-picture' : 'video';
}

/** An animated GIF has a delay for each frame. */
function isMovingGif(bytes: Uint8Array): boolean {
  const delay = (from: number) => {
    for (let at = bytes.indexOf(0x21, from); at >= 0; at = bytes.indexOf(0x21, at + 1)) {
      if (bytes[at + 1] === 0xf9 && bytes[at + 2] === 4) return at;
    }
    return -1;
  };
  const first = delay(0);
  return first >= 0 && delay(first + 1) >= 0;
}

const WEBP_MOVES = 0x02;
const isMovingWebp = (bytes: Uint8Array) => text(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & WEBP_MOVES) !== 0;

/** Detects the format by the bytes, because name and type are not reliable. */
export function sniffFormat(bytes: Uint8Array): FileFormat {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 4, 8) === 'ftyp') return formatOfBrand(text(bytes, 8, 12), text(bytes, 16, bytes[3] ?? 0));
  if (text(bytes, 0, 4) === 'GIF8') return isMovingGif(bytes) ? 'animation' : 'gif';
  if (text(bytes, 8, 12) === 'WEBP') return isMovingWebp(bytes) ? 'animation' : 'webp';
  if (text(bytes, 0, 2) === 'BM') return 'bmp';
  return ['II*\0', 'MM\0*'].includes(text(bytes, 0, 4)) ? 'tiff' : 'unknown';
}
