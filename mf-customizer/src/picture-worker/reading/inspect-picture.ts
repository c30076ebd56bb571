export interface PictureFacts {
  /** As stored, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** True if the end of the picture is missing. */
  readonly isTruncated: boolean;
  readonly isAnimated: boolean;
}

const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65536 + u16(bytes, at + 2);

/** Start-of-frame markers, without those that define tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Scan data escapes 0xFF, so a search from the end finds the end marker. */
function hasEndMark(bytes: Uint8Array, scanStart: number): boolean {
  for (let at = bytes.lastIndexOf(0xff); at > scanStart; at = bytes.lastIndexOf(0xff, at - 1)) {
    if (bytes[at + 1] === END_OF_IMAGE) return true;
  }
  return false;
}

/** Reads the segments of a JPEG up to its first scan. */
export function inspectJpeg(bytes: Uint8Array): PictureFacts | undefined {
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 4 <= bytes.length; at += 2 + u16(bytes, at + 2)) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (isFrame(marker)) size = { height: u16(bytes, at + 5), width: u16(bytes, at + 7) };
    if (marker === START_OF_SCAN) return size && { ...size, isTruncated: !hasEndMark(bytes, at), isAnimated: false };
  }
  return size && { ...size, isTruncated: true, isAnimated: false };
}

const IHDR = 0x49484452;
const IEND = 0x49454e44;
/** A chunk that only animations have. */
const ACTL = 0x6163544c;

export function inspectPng(bytes: Uint8Array): PictureFacts | undefined {
  if (u32(bytes, 12) !== IHDR) return undefined;
  const size = { width: u32(bytes, 16), height: u32(bytes, 20) };
  let isAnimated = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + u32(bytes, at)) {
    const chunk = u32(bytes, at + 4);
    if (chunk === ACTL) isAnimated = true;
    if (chunk === IEND) return { ...size, isTruncated: false, isAnimated };
  }
  return { ...size, isTruncated: true, isAnimated };
}
