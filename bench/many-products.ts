import { execFileSync } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pacedLoad } from './load/paced-load.ts';
import { report } from './rows/report.ts';

const COUNT = 20_000;
const MAX_PAGE_BYTES = 30_000;
const PER_SECOND = 200;
const SECONDS = 10;
const MAX_P99_MS = 60;
const { SITE_URL = 'http://localhost:3000', API_URL = 'http://localhost:4000' } = process.env;

const before = await totalOfShop();
if (before < COUNT) addProducts();
const total = await totalOfShop();

const pages = [
  '/products',
  '/products?page=300',
  '/products?search=chat',
  '/products?shape=round&sort=price',
  '/en/products?page=2',
];
for (const path of pages) {
  const { bytes, products } = await weigh(path);
  const what = `${path} of ${total} products, HTML (shows ${products})`;
  report({ bench: 'many-products', what, values: [bytes / 1000], unit: 'kB', goal: { most: MAX_PAGE_BYTES / 1000 } });
}
await reportTimes('suggestions, every one new', suggestionUrls(newTexts()));
await reportTimes('suggestions, as typed', suggestionUrls(typedTexts()));
await reportTimes('pages with facets, cached', [
  `${API_URL}/api/products/search`,
  `${API_URL}/api/products/search?page=2`,
]);
const uncached = await timesOf(uncachedPages());
report({ bench: 'many-products', what: 'a page with facets that is not cached', values: uncached, unit: 'ms' });

async function totalOfShop(): Promise<number> {
  const answer = (await (await fetch(`${API_URL}/api/products/search`)).json()) as { total: number };
  return answer.total;
}

function addProducts(): void {
  const command = join(import.meta.dirname, '../api/cli/many-products.ts');
  execFileSync(process.execPath, [command, String(COUNT)], { stdio: 'inherit' });
}

async function weigh(path: string) {
  // The first answer may be a page whose data was late.
  await fetch(SITE_URL + path).then((answer) => answer.text());
  const body = await bodyOf(SITE_URL + path);
  const html = brotliDecompressSync(body).toString('utf8');
  return { bytes: body.byteLength, products: html.split('<article').length - 1 };
}

/** The bytes as sent: `fetch` unpacks them. */
function bodyOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).once('end', () => resolve(Buffer.concat(parts)));
    }).once('error', reject);
  });
}

function suggestionUrls(texts: readonly string[]): string[] {
  return texts.map((text) => `${API_URL}/api/products/suggestions?lang=fr&search=${encodeURIComponent(text)}`);
}

/** Two words each, so that no two are equal: none is answered from the cache. */
function newTexts(): string[] {
  const first = [
    'magnet',
    'carre',
    'rond',
    'coeur',
    'bande',
    'calendrier',
    'badge',
    'carte',
    'puzzle',
    'marque',
    'frigo',
    'photo',
  ];
  const second = [
    'mariage',
    'naissance',
    'bapteme',
    'chat',
    'chien',
    'mer',
    'foret',
    'ecole',
    'voyage',
    'montagne',
    'bebe',
    'noel',
  ];
  const third = [
    'aquarelle',
    'vintage',
    'blanc',
    'noir',
    'dore',
    'kraft',
    'fleuri',
    'polaroid',
    'pastel',
    'finition',
    '30x30',
    '50',
    '100x100',
    'mm',
  ];
  return shuffled(first.flatMap((a) => second.flatMap((b) => third.map((c) => `${a} ${b} ${c}`))));
}

/** Every beginning of some searches, from two letters on, and some with a wrong letter. */
function typedTexts(): string[] {
  const searches = [
    'magnet carré',
    'mariage',
    'calendrier',
    'naissance',
    'badge',
    'puzzle chat',
    'calendreir',
    'marriage',
    'noel vintage',
  ];
  return searches.flatMap((text) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)));
}

function uncachedPages(): string[] {
  return Array.from(
    { length: 9 },
    (_, index) => `${API_URL}/api/products/search?shape=round&maxCents=${1500 + index}&search=chat`,
  );
}

async function timesOf(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const asked = performance.now();
    await fetch(url).then((answer) => answer.text());
    times.push(Math.round(performance.now() - asked));
  }
  return times;
}

async function reportTimes(what: string, urls: readonly string[]): Promise<void> {
  const { p99Ms, refused } = await pacedLoad({ urls, perSecond: PER_SECOND, seconds: SECONDS });
  const paced = `${what}, ${PER_SECOND} a second`;
  report({ bench: 'many-products', what: `${paced}, p99`, values: [p99Ms], unit: 'ms', goal: { most: MAX_P99_MS } });
  report({ bench: 'many-products', what: `${paced}, refused`, values: [refused], unit: '', goal: { most: 0 } });
}

/** In an order that is the same in every run. */
function shuffled(texts: readonly string[]): string[] {
  return texts
    .map((text, index) => ({ text, key: (index * 7919) % 2003 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ text }) => text);
}
