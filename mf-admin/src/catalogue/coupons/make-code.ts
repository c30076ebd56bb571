/** Letters and digits that cannot be confused with one another. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function makeCode(prefix: string, length = 8): string {
  const random = crypto.getRandomValues(new Uint8Array(length));
  // 32 divides 256, so each sign is equally likely.
  const tail = [...random].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
  return prefix === '' ? tail : `${prefix.toUpperCase()}-${tail}`;
}
