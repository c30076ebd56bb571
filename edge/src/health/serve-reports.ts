import type { EdgeConfig } from '../config/edge-config.ts';
import { type Answer, type EdgeRequest, NOTHING, plainText } from '../http/answer.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { avoidCookie, readAvoided } from '../visitor/avoided-releases.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { MAX_REPORT_BYTES, parseReports } from './report.ts';
import { reporterOf } from './reporter.ts';

/** An office or a train shares one address. */
const PER_MINUTE = 1200;

/** `POST /_edge/reports`: the outcome of each remote on a page. */
export function createReportServer(
  watch: CanaryWatch,
  { visitorSecret, siteUrl }: Pick<EdgeConfig, 'visitorSecret' | 'siteUrl'>,
): (ask: EdgeRequest) => Promise<Answer> {
  const isSecure = siteUrl.startsWith('https:');
  const isAllowed = createRateLimit(PER_MINUTE);
  return async (ask) => {
    if (!isAllowed(ask.address)) return plainText(429, 'Too many reports.', { 'retry-after': '60' });
    const body = await ask.body(MAX_REPORT_BYTES);
    if (!body) return plainText(413, 'This report is too long.');
    const reports = parseReports(body);
    if (!reports) return plainText(400, 'This is not a list of reports.');
    watch.record(reporterOf(ask, visitorSecret), reports);
    const frozen = reports
      .filter(({ phase }) => phase === 'frozen')
      .map(({ remote: name, version }) => ({ name, version }));
    const avoided = frozen.length > 0 ? [...readAvoided(ask.headers.cookie), ...frozen.filter(watch.book.knows)] : [];
    // The next page of this visitor starts without the release that froze the tab.
    const cookie = avoided.length > 0 && { 'set-cookie': avoidCookie(avoided, isSecure) };
    return { kind: 'report', status: 204, headers: { 'cache-control': 'no-store', ...cookie }, body: NOTHING };
  };
}
