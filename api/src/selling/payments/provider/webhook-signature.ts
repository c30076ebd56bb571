import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

const sign = (secret: string, seconds: number, raw: Buffer): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex');

/** In Stripe's format, which the demo uses too: `t=<seconds>,v1=<hex>`. */
export function signWebhook(secret: string, raw: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${sign(secret, seconds, raw)}`;
}

export function isSignedWebhook(
  secret: string,
  { raw, header, now }: { raw: Buffer; header: string | string[] | undefined; now: Date },
): boolean {
  if (typeof header !== 'string') return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  const expected = Buffer.from(sign(secret, seconds, raw));
  return parts
    .filter(([name]) => name === 'v1')
    .some(([, given = '']) => given.length === expected.length && timingSafeEqual(Buffer.from(given), expected));
}
