import { type Browser, chromium, type Page } from '@playwright/test';
import { report } from './rows/report.ts';

interface Network {
  readonly name: string;
  readonly latency: number;
  readonly megabits: number;
  readonly slowdown: number;
}

interface Visit {
  readonly title: number;
  readonly scripts: number;
  readonly kilobytes: number;
}

const ROUNDS = 5;
const PATHS = ['/', '/products', '/photo-cropper', '/cart', '/auth/login'];
const NETWORKS: readonly Network[] = [
  { name: '40 ms, 20 Mbit/s', latency: 40, megabits: 20, slowdown: 1 },
  { name: '100 ms, 5 Mbit/s, CPU / 4', latency: 100, megabits: 5, slowdown: 4 },
];
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
for (const network of NETWORKS) {
  for (const path of PATHS) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, network, path));
    const what = `${path}, nothing cached, ${network.name}`;
    const row = (name: string, unit: string, read: (each: Visit) => number) =>
      report({ bench: 'first-load', what: `${what}: ${name}`, values: visits.map(read), unit });
    row('title seen', 'ms', ({ title }) => title);
    row('scripts', '', ({ scripts }) => scripts);
    row('over the wire', 'kB', ({ kilobytes }) => kilobytes);
  }
}
await browser.close();

async function visit(from: Browser, network: Network, path: string): Promise<Visit> {
  const context = await from.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await throttle(page, network);
  await page.goto(`${SITE_URL}${path}`, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  const seen = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, document?.transferSize ?? 0);
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length;
    return { title: Math.round(performance.now()), scripts, kilobytes: Math.round(bytes / 100) / 10 };
  });
  await context.close();
  return seen;
}

async function throttle(page: Page, { latency, megabits, slowdown }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (megabits * 1_000_000) / 8;
  const conditions = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
