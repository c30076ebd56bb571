import { type Goal, report } from './rows/report.ts';
import { audit, type LighthouseReport, score, visitWithLighthouse } from './secure/lighthouse.ts';
import { openSecureEdge } from './secure/secure-edge.ts';

interface Measure {
  readonly what: string;
  readonly unit: string;
  readonly goal?: Goal;
  readonly read: (report: LighthouseReport) => number;
}

const PATHS = ['/', '/products', '/products/magnet-carre-5x5', '/cart'];
const ROUNDS = 5;
const { SITE_URL = 'http://localhost:3000', STAGE_PORTS = '3443' } = process.env;

const MEASURES: readonly Measure[] = [
  { what: 'performance', unit: '', goal: { least: 99 }, read: score('performance') },
  { what: 'accessibility', unit: '', goal: { least: 100 }, read: score('accessibility') },
  { what: 'best practices', unit: '', goal: { least: 100 }, read: score('best-practices') },
  { what: 'SEO', unit: '', goal: { least: 100 }, read: score('seo') },
  { what: 'LCP', unit: 's', goal: { most: 1.1 }, read: audit('largest-contentful-paint', 1000) },
  { what: 'TBT', unit: 'ms', goal: { most: 40 }, read: audit('total-blocking-time') },
  { what: 'TTI', unit: 's', goal: { most: 1.5 }, read: audit('interactive', 1000) },
  { what: 'CLS', unit: '', goal: { most: 0.01 }, read: audit('cumulative-layout-shift') },
  { what: 'everything', unit: 'kB', goal: { most: 190 }, read: audit('total-byte-weight', 1000) },
];
/** A page of one person is kept out of search engines, so its score for them is not one of ours. */
const isMeasured = (path: string, { what }: Measure) => !(path === '/cart' && what === 'SEO');

const edge = await openSecureEdge(SITE_URL, Number(STAGE_PORTS.split(',')[0]));
for (const path of PATHS) {
  const reports: LighthouseReport[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await visitWithLighthouse(edge.url + path));
  for (const { what, unit, goal, read } of MEASURES.filter((each) => isMeasured(path, each)))
    report({ bench: 'lighthouse', what: `${path}, ${what}`, values: reports.map(read), unit, ...(goal && { goal }) });
}
edge.close();
process.exit();
