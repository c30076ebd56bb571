const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Length of signature and header, which is constant. */
const AFTER_HEADER = 33;
const PHYS_LENGTH = 21;
const PER_METRE = 1;

/** The same PNG with its physical size. Without it, programs assume 96 dots per inch. */
export async function withResolution(png: Blob, pixelsPerMetre: number): Promise<Blob> {
  const chunk = new DataView(new ArrayBuffer(PHYS_LENGTH));
  chunk.setUint32(0, 9);
  chunk.setUint32(4, 0x70485973);
  chunk.setUint32(8, pixelsPerMetre);
  chunk.setUint32(12, pixelsPerMetre);
  chunk.setUint8(16, PER_METRE);
  chunk.setUint32(17, checksum(new Uint8Array(chunk.buffer, 4, 13)));
  const bytes = new Uint8Array(await png.arrayBuffer());
  return new Blob([bytes.subarray(0, AFTER_HEADER), chunk, bytes.subarray(AFTER_HEADER)], { type: png.type });
}
