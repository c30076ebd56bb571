import { localizePath } from '@aimante/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsOf } from './structured-data/faults-of.ts';
import { untilRendered } from './until-rendered.ts';

/** A search result shows about 60 letters of a title and about 155 of a description. */
const TITLE = { least: 38, most: 62 };
const DESCRIPTION = { least: 100, most: 158 };
/** Pages that search engines may index but that the sitemap does not list. */
const UNLISTED = [
  '/legal/notice',
  '/legal/terms',
  '/legal/privacy',
  '/products?category=magnets-photo',
  '/products?category=evenements',
  '/products?category=entreprises',
  '/products?category=cadeaux',
];
/** Those of the demo. One of its products has no picture, so no search engine shows it as a product. */
const PRODUCTS_WITH_PICTURE = 17;
/** What a page says in JSON-LD besides its type. */
const SAID: readonly (readonly [string, readonly string[]])[] = [
  ['/', ['"Organization"', '"logo"', '"sameAs"', '"FAQPage"']],
  ['/products', ['"ItemList"']],
  ['/local', ['"Event"']],
  ['/products/magnet-carre-5x5', ['"OfferShippingDetails"', '"MerchantReturnPolicy"', '"BreadcrumbList"']],
];

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return paths.filter((path) => !/^\/en(?:\/|$)/.test(path));
}

/** What a search engine reads in the HTML that the edge sends. */
async function readHead(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((html) => {
    const { head, title } = new DOMParser().parseFromString(html, 'text/html');
    const contentOf = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
    const scripts = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    );
    return { title, description: contentOf('description'), robots: contentOf('robots'), scripts };
  }, html);
}

const outside = (text: string, { least, most }: typeof TITLE) => text.length < least || text.length > most;

type SearchHead = Awaited<ReturnType<typeof readHead>>;

async function headFaults(path: string, { title, description, robots, scripts }: SearchHead): Promise<string[]> {
  const wrong = await faultsOf(scripts);
  const terms = SAID.find(([said]) => said === path)?.[1] ?? [];
  const missing = terms.filter((term) => !scripts.some((text) => text.includes(term)));
  return [
    ...(robots === 'index, follow' ? [] : [`robots are "${robots}"`]),
    ...(outside(title, TITLE) ? [`title of ${title.length}: ${title}`] : []),
    ...(outside(description, DESCRIPTION) ? [`description of ${description.length}: ${description}`] : []),
    ...missing.map((term) => `no ${term}`),
    ...wrong,
  ];
}

/** Other journeys make products without pictures and words. */
const isBareProduct = (path: string, { scripts }: SearchHead) =>
  /^(?:\/en)?\/products\/[^?]+$/.test(path) && !scripts.some((text) => text.includes('"image"'));

/** Texts of more than one page. */
function sharedTexts(heads: ReadonlyMap<string, SearchHead>): string[] {
  const texts = [...heads.values()].flatMap(({ title, description }) => [title, description]);
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test(
  'each public page has its own title and description, of a useful length, and valid JSON-LD',
  main(),
  async ({ page }) => {
    test.slow();
    const listed = await listedPaths(page.request);
    expect(listed).toEqual(expect.arrayContaining(['/', '/photo-cropper', '/products/magnet-carre-5x5']));
    const heads = new Map<string, SearchHead>();
    const faults: string[] = [];
    for (const path of [...listed, ...UNLISTED].flatMap((each) => [each, localizePath(each, 'en')])) {
      if (/products|local/.test(path)) await untilRendered(page, path);
      const head = await readHead(page, path);
      if (isBareProduct(path, head)) continue;
      heads.set(path, head);
      faults.push(...(await headFaults(path, head)).map((fault) => `${path}: ${fault}`));
    }
    expect([...heads.keys()].filter((path) => /^\/products\/[^?]+$/.test(path)).length).toBeGreaterThanOrEqual(
      PRODUCTS_WITH_PICTURE,
    );
    expect(faults).toEqual([]);
    expect(sharedTexts(heads)).toEqual([]);
  },
);
