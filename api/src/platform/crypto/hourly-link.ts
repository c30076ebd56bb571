import { derive, isSame } from './secret-value.ts';

const hourMs = 3_600_000;

export interface SignedUntil {
  expires: number;
  signature: string;
}

/** `purpose` separates the kinds of links, `value` is what the link opens. */
interface Subject {
  purpose: string;
  value: string;
}

const sign = (secret: string, { purpose, value }: Subject, expires: number): string =>
  derive(secret, purpose, `${value}\n${expires}`).slice(0, 32);

/** Valid for one to two hours. The same within an hour, so that browsers can cache what the link opens. */
export function signForAnHour(secret: string, subject: Subject, now: Date): SignedUntil {
  const expires = (Math.floor(now.getTime() / hourMs) + 2) * hourMs;
  return { expires, signature: sign(secret, subject, expires) };
}

export const isSignedFor = (
  secret: string,
  subject: Subject,
  { expires, signature, now }: SignedUntil & { now: Date },
) => expires > now.getTime() && isSame(signature, sign(secret, subject, expires));
