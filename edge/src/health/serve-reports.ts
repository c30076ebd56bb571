import { createHash } from 'node:crypto';
import { type Answer, type EdgeRequest, NOTHING, plainText } from '../http/answer.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readVisitorId } from '../visitor/visitor-cookie.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { MAX_REPORT_BYTES, parseReports } from './report.ts';

/** An office or a train shares one address. */
const PER_MINUTE = 1200;

/** `POST /_edge/reports`: the outcome of each remote on a page. */
export function createReportServer(watch: CanaryWatch): (ask: EdgeRequest) => Promise<Answer> {
  const isAllowed = createRateLimit(PER_MINUTE);
  return async (ask) => {
    if (!isAllowed(ask.address)) return plainText(429, 'Too many reports.', { 'retry-after': '60' });
    const body = await ask.body(MAX_REPORT_BYTES);
    if (!body) return plainText(413, 'This report is too long.');
    const reports = parseReports(body);
    if (!reports) return plainText(400, 'This is not a list of reports.');
    watch.record(visitorKey(ask), reports);
    return { kind: 'report', status: 204, headers: { 'cache-control': 'no-store' }, body: NOTHING };
  };
}

/** A key that separates visitors while the process lives. It stores nothing that identifies them. */
function visitorKey({ address, headers }: EdgeRequest): string {
  const id = readVisitorId(headers.cookie) ?? headers['user-agent'] ?? '';
  return createHash('sha256').update(`${address}\n${id}`).digest('base64url').slice(0, 16);
}
