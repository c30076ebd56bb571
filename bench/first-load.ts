import { type Browser, chromium, type Page } from '@playwright/test';

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
  const rows = [];
  for (const path of PATHS) rows.push({ page: path, ...(await medianVisit(browser, network, path)) });
  console.log(`\nFirst load, nothing cached, ${network.name}: median of ${ROUNDS}`);
  console.table(rows);
}
await browser.close();

async function medianVisit(from: Browser, network: Network, path: string) {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(from, network, path));
  const { title, scripts, kilobytes } = visits.toSorted((a, b) => a.title - b.title)[Math.floor(ROUNDS / 2)] ?? {};
  return { 'title seen, ms': title, scripts, 'kB over the wire': kilobytes };
}

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
