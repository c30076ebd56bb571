const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65536 + u16(bytes, at + 2);
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * True if browsers may read the colours of a file differently from the server, which prints them: CMYK, 16 bits, custom
 * gamma and primaries, and profiles with tables. Plain sRGB and matrix RGB profiles are the same everywhere.
 */
export async function needsServerReading(bytes: Uint8Array<ArrayBuffer>, format: 'jpeg' | 'png'): Promise<boolean> {
  return format === 'jpeg' ? isOddJpeg(bytes) : isOddPng(bytes);
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;
const APP2 = 0xe2;
const INKS = 4;

function isOddJpeg(bytes: Uint8Array): boolean {
  for (let at = 2; at + 4 <= bytes.length; at += 2 + u16(bytes, at + 2)) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    if (bytes[at] !== 0xff || bytes[at + 1] === START_OF_SCAN) return false;
    if (isOddSegment(bytes, at)) return true;
  }
  return false;
}

function isOddSegment(bytes: Uint8Array, at: number): boolean {
  const marker = bytes[at + 1] ?? 0;
  if (isFrame(marker)) return bytes[at + 4] !== 8 || bytes[at + 9] === INKS;
  const isProfile = marker === APP2 && text(bytes, at + 4, at + 15) === 'ICC_PROFILE';
  // The tag list is at the start of the first part.
  return isProfile && bytes[at + 16] === 1 && !isMatrixRgb(bytes.subarray(at + 18));
}

const SRGB_GAMMA = 45_455;
const SRGB_PRIMARIES = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];

async function isOddPng(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (bytes[24] === 16) return true;
  let isOdd = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + u32(bytes, at)) {
    const name = text(bytes, at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + u32(bytes, at));
    if (name === 'cICP') return true;
    if (name === 'iCCP') return !isMatrixRgb(await inflated(data.subarray(data.indexOf(0) + 2)));
    if (name === 'sRGB') return false;
    if (name === 'IDAT') return isOdd;
    isOdd ||= hasOwnGamma(name, data) || hasOwnPrimaries(name, data);
  }
  return isOdd;
}

const hasOwnGamma = (name: string, data: Uint8Array) => name === 'gAMA' && u32(data, 0) !== SRGB_GAMMA;
const hasOwnPrimaries = (name: string, data: Uint8Array) =>
  name === 'cHRM' && SRGB_PRIMARIES.some((value, index) => u32(data, 4 * index) !== value);

/** The decompressed data. Damaged data gives an empty result. */
async function inflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer().catch(() => new ArrayBuffer(0)));
}

const TAGS = 128;

function isMatrixRgb(profile: Uint8Array): boolean {
  const count = Math.min(u32(profile, TAGS), 100);
  const tags = Array.from({ length: count }, (_, index) => {
    const at = TAGS + 4 + 12 * index;
    return text(profile, at, at + 4);
  });
  return text(profile, 16, 20) === 'RGB ' && tags.includes('rXYZ') && tags.includes('rTRC') && !tags.includes('A2B0');
}
