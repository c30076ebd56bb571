/** `crypto.randomUUID` exists on secure pages only, and a test shop may run on plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
