import type { EdgeConfig } from '../config/edge-config.ts';
import { type Answer, type EdgeRequest, NOTHING, plainText } from '../http/answer.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readViolation } from './violation.ts';
import type { ViolationBook } from './violation-book.ts';

/** Where browsers report what the content security policy refused. */
export const VIOLATIONS_PATH = '/_edge/violations';

const MAX_BYTES = 16_384;
/** A page that is attacked reports once for each thing it tries. */
const PER_MINUTE = 120;

/** `POST /_edge/violations`. A report that is of no use is answered like any other: no browser would do better. */
export function createViolationServer(
  book: ViolationBook,
  { siteUrl }: Pick<EdgeConfig, 'siteUrl'>,
): (ask: EdgeRequest) => Promise<Answer> {
  const isAllowed = createRateLimit(PER_MINUTE);
  return async (ask) => {
    if (!isAllowed(ask.address)) return plainText(429, 'Too many reports.', { 'retry-after': '60' });
    const body = await ask.body(MAX_BYTES);
    if (!body) return plainText(413, 'This report is too long.');
    const violation = readViolation(body, siteUrl);
    if (violation) book.record(violation);
    return { kind: 'report', status: 204, headers: { 'cache-control': 'no-store' }, body: NOTHING };
  };
}
