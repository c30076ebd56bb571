import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app of codes shows for a secret, this many periods of 30 seconds from now (RFC 6238). */
export function appCodeOf(secret: string, periodsAhead = 0): string {
  const bits = secret
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periodsAhead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
