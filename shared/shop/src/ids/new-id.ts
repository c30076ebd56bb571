/** A random UUID, also on a page without TLS, where `crypto.randomUUID` does not exist. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => marked(byte, place).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sets version 4 and variant 1 of RFC 9562. */
function marked(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
