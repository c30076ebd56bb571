import { createHash } from 'node:crypto';
import type { EdgeRequest } from '../http/answer.ts';
import { readVisitorId } from '../visitor/visitor-cookie.ts';

export interface Reporter {
  /** Separates visitors while this process lives. */
  readonly key: string;
  readonly address: string;
  /** The edge issued the visitor's id: only then do the reports count in a trial. */
  readonly isKnown: boolean;
}

/** The key stores nothing that identifies a visitor. */
export function reporterOf({ address, headers }: Pick<EdgeRequest, 'address' | 'headers'>, secret: string): Reporter {
  const visitor = readVisitorId(headers.cookie, secret);
  const isKnown = visitor?.isIssued ?? false;
  const id = isKnown ? visitor?.id : `${address}\n${visitor?.id ?? headers['user-agent']}`;
  const key = createHash('sha256').update(`${id}`).digest('base64url').slice(0, 16);
  return { key, address: networkOf(address), isKnown };
}

/** One person has a whole IPv6 network of 64 bits. */
function networkOf(address: string): string {
  return address.includes('.') || !address.includes(':') ? address : address.split(':').slice(0, 4).join(':');
}
