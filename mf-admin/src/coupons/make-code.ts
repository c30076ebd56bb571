/** Letters and digits that nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function makeCode(prefix: string, length = 8): string {
  const random = crypto.getRandomValues(new Uint8Array(length));
  // 32 signs divide 256: each is as likely as the others.
  const tail = [...random].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return prefix === '' ? tail : `${prefix.toUpperCase()}-${tail}`;
}
