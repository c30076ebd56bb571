import { type LoadResult, load, median } from './load/http-load.ts';
import { report } from './rows/report.ts';

const PRODUCT = '/products/magnet-carre-5x5';
const ROUNDS = 5;
const ROUND_MS = 2000;
const AT_ONCE = 50;
/** The limits of the page: its least rate relative to a file of the same server, and its longest median time. */
const LEAST_RATIO = 0.7;
const MOST_MS = 5;
const { SITE_URL = 'http://localhost:3000' } = process.env;

const page = `${SITE_URL}${PRODUCT}`;
const file = await fileLikeIt();
const results = new Map<string, LoadResult[]>([page, file].map((url) => [url, []]));
// In turns, so that other load on the machine affects both.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [url, seen] of results) seen.push(await load({ url, connections: AT_ONCE, milliseconds: ROUND_MS }));
}

const [ofPage, ofFile] = [rowOf(page, 'product, cached HTML'), rowOf(file, 'static file')];
console.log(`\nA product's HTML at the edge beside a file of the same server: median of ${ROUNDS}, ${AT_ONCE} at once`);
console.table([ofPage, ofFile]);
const ratio = ofPage['a second'] / ofFile['a second'];
const isHeld = ratio >= LEAST_RATIO && ofPage['median, ms'] <= MOST_MS && ofPage.refused === 0;
report({
  bench: 'cached-page',
  what: 'throughput of a cached product, as part of a file',
  values: [ratio],
  unit: '',
  goal: { least: LEAST_RATIO },
});
report({
  bench: 'cached-page',
  what: 'a cached product, 50 at once',
  values: (results.get(page) ?? []).map(({ medianMs }) => medianMs),
  unit: 'ms',
  goal: { most: MOST_MS },
});
report({
  bench: 'cached-page',
  what: 'a cached product, 50 at once',
  values: (results.get(page) ?? []).map(({ perSecond }) => perSecond),
  unit: 'a second',
});
console.log(
  `Throughput ${ratio.toFixed(2)} x the file (>= ${LEAST_RATIO}), median ${ofPage['median, ms']} ms (<= ${MOST_MS} ms): ${isHeld ? 'holds' : 'BROKEN'}`,
);
if (!isHeld) process.exitCode = 1;

/** Of the files that the page preloads, the one with the transfer size nearest to the page's own. */
async function fileLikeIt(): Promise<string> {
  const html = await (await fetch(page)).text();
  const hrefs = [...html.matchAll(/href="(\/remotes\/[^"]+)"/g)].map(([, href]) => `${SITE_URL}${href}`);
  const wanted = await sizeOf(page);
  const sized = await Promise.all([...new Set(hrefs)].map(async (url) => ({ url, size: await sizeOf(url) })));
  const nearest = sized.toSorted((a, b) => Math.abs(a.size - wanted) - Math.abs(b.size - wanted))[0];
  if (!nearest) throw new Error('The page names no file of a release.');
  return nearest.url;
}

async function sizeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}

function rowOf(url: string, what: string) {
  const seen = results.get(url) ?? [];
  return {
    what,
    'a second': Math.round(median(seen.map(({ perSecond }) => perSecond))),
    'median, ms': Math.round(median(seen.map(({ medianMs }) => medianMs)) * 100) / 100,
    refused: seen.reduce((sum, { refused }) => sum + refused, 0),
  };
}
