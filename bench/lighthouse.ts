import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './load/http-load.ts';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PATHS = ['/products/magnet-carre-5x5', '/en/products/magnet-carre-5x5'];
const ROUNDS = 5;
const REPORT_BYTES = 64 * 1024 * 1024;
/** The minimum scores of the product page, out of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

const rows = [];
for (const path of PATHS) rows.push(rowOf(path, await visits(path)));
console.log(`\nLighthouse, a phone on slow 4G with a quarter of this machine's speed: median of ${ROUNDS}`);
console.table(rows);
const isHeld = rows.every((row) =>
  Object.entries(LEAST).every(([name, least]) => row[name as keyof typeof LEAST] >= least),
);
console.log(`Performance >= ${LEAST.performance}, the rest 100: ${isHeld ? 'holds' : 'BROKEN'}`);
if (!isHeld) process.exitCode = 1;

async function visits(path: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await visit(path));
  return reports;
}

/**
 * In a browser with the language of the page, which causes no redirect. Lighthouse is no dependency: npm fetches it on
 * demand.
 */
async function visit(path: string): Promise<Report> {
  const language = path.startsWith('/en') ? 'en' : 'fr';
  const browser = `--headless=new --no-sandbox --disable-gpu --lang=${language} --accept-lang=${language}`;
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, SITE_URL + path, '--output=json', '--quiet', `--chrome-flags=${browser}`],
    {
      maxBuffer: REPORT_BYTES,
      env: { ...process.env, ...(CHROMIUM_PATH ? { CHROME_PATH: CHROMIUM_PATH } : {}) },
    },
  );
  return JSON.parse(stdout) as Report;
}

function rowOf(path: string, reports: readonly Report[]) {
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  return {
    page: path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'FCP, ms': Math.round(value('first-contentful-paint')),
    'LCP, ms': Math.round(value('largest-contentful-paint')),
    'blocked, ms': Math.round(value('total-blocking-time')),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    kB: Math.round(value('total-byte-weight') / 1000),
    'speed of the machine': Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
  };
}
