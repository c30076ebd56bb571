import { localizePath } from '@aimante/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PATHS = [
  '/',
  '/products',
  '/products/magnet-carre-5x5',
  '/portfolio',
  '/contact',
  '/legal/terms',
  '/cart',
  '/nowhere',
];
const ADDRESSES = PATHS.flatMap((path) => [path, localizePath(path, 'en')]);
/** The number of JSON-LD scripts, by path. */
const STRUCTURED = [
  [/contact|products$/, 1],
  [/^\/(?:en)?$|magnet/, 2],
] as const;
const SAID =
  'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate][hreflang], script[type="application/ld+json"]';

/** The sorted tags of the head: of the given HTML, or of the current page. */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate(
    ({ html, said }) => {
      const from = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      return [...from.head.querySelectorAll(said)].map((element) => element.outerHTML).sort();
    },
    { html, said: SAID },
  );
}

const oneOf = (head: readonly string[], tag: RegExp) => head.filter((text) => tag.test(text)).length;

test('what the HTML says of a page is right, and stays so in the browser', async ({ page, request, problems }) => {
  test.slow();
  problems.allowAnswer(404, '/nowhere', '/en/nowhere');
  for (const path of ADDRESSES) {
    await test.step(path, async () => {
      const found = async () => (await request.get(path)).text();
      await expect.poll(found, { timeout: 20_000 }).toContain(/cart|nowhere/.test(path) ? 'id="rendered"' : '"box":');
      const html = await found();
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      const said = await headOf(page, html);
      await expect.poll(() => headOf(page)).toEqual(said);

      const isFound = !path.includes('nowhere');
      for (const once of [/^<title>.*Aimanté/, /name="robots"/, /property="og:title"/, /property="og:image"/])
        expect(oneOf(said, once), String(once)).toBe(1);
      expect(oneOf(said, /hreflang="(?:fr|en|x-default)"/)).toBe(isFound ? 3 : 0);
      expect(oneOf(said, new RegExp(`rel="canonical" href="[^"]+${path}"`))).toBe(isFound ? 1 : 0);
      expect(oneOf(said, /application\/ld\+json/)).toBe(STRUCTURED.find(([address]) => address.test(path))?.[1] ?? 0);
    });
  }
});
