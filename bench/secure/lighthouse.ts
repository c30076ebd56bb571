import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
}

interface LighthouseAudit {
  readonly numericValue?: number;
  readonly details?: {
    readonly items?: readonly {
      readonly statusCode?: number;
      readonly resourceType?: string;
      readonly transferSize?: number;
    }[];
  };
}

const LIGHTHOUSE = 'lighthouse@13.5.0';
const REPORT_BYTES = 64 * 1024 * 1024;

export const score = (category: string) => (report: LighthouseReport) =>
  (report.categories[category]?.score ?? 0) * 100;

export const audit =
  (name: string, scale = 1) =>
  (report: LighthouseReport) =>
    (report.audits[name]?.numericValue ?? Number.NaN) / scale;

const requests = (report: LighthouseReport) => filesOf(report).length;

const scriptKilobytes = (report: LighthouseReport) =>
  filesOf(report)
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;

/** What a page costs: less is better. */
export const COSTS = [
  { what: 'LCP', unit: 's', read: audit('largest-contentful-paint', 1000) },
  { what: 'TBT', unit: 'ms', read: audit('total-blocking-time') },
  { what: 'TTI', unit: 's', read: audit('interactive', 1000) },
  { what: 'requests', unit: '', read: requests },
  { what: 'scripts', unit: 'kB', read: scriptKilobytes },
  { what: 'everything', unit: 'kB', read: audit('total-byte-weight', 1000) },
] as const;

/** Pictures far below the window are named as well, without an answer: the browser has only planned them. */
const filesOf = (report: LighthouseReport) =>
  (report.audits['network-requests']?.details?.items ?? []).filter(({ statusCode = 0 }) => statusCode > 0);

/**
 * On a phone on slow 4G with a quarter of this machine's speed. Lighthouse is no dependency: npm fetches it on demand.
 * Now and then it loses the trace of a visit, and asks to be run again.
 */
export function visitWithLighthouse(url: string): Promise<LighthouseReport> {
  return visit(url).catch(() => visit(url));
}

async function visit(url: string): Promise<LighthouseReport> {
  const { CHROMIUM_PATH } = process.env;
  const browser = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --lang=fr --accept-lang=fr';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${browser}`],
    {
      maxBuffer: REPORT_BYTES,
      env: { ...process.env, ...(CHROMIUM_PATH ? { CHROME_PATH: CHROMIUM_PATH } : {}) },
    },
  );
  return JSON.parse(stdout) as LighthouseReport;
}
