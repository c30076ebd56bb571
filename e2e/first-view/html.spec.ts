import { localizePath } from '@aimante/contract';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import { untilRendered } from './until-rendered.ts';

const OTHER_PAGES = [
  '/products/coffret-cadeau-magnets',
  '/products?search=zzz',
  '/newsletter/confirm?token=x',
  '/reviews/write',
  '/cart',
  '/checkout',
  '/checkout/guest',
  '/checkout/payment',
  '/checkout/success',
  '/payment/error',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/account',
  '/orders',
  '/order-tracking',
  '/loyalty',
  '/photo-cropper',
  '/customize/magnet-carre-5x5',
  '/admin',
  '/not-there',
];

/** The rules of the HTML standard, and of accessible names. The rules that are off go beyond both. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: { 'heading-level': 'off', 'no-redundant-for': 'off', 'wcag/h32': 'off', 'wcag/h71': 'off' },
  }),
);

test.use({ readsOnly: true });

for (const locale of ['fr', 'en'] as const)
  test(`the HTML of every page is valid (${locale})`, main(), async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of PUBLIC_PAGES) await untilRendered(page, localizePath(path, locale));
    const findings: string[] = [];
    for (const path of [...PUBLIC_PAGES, ...OTHER_PAGES]) {
      const address = localizePath(path, locale);
      const html = await (await page.request.get(address)).text();
      findings.push(...(await faultsOf(html)).map((fault) => `${address}: ${fault}`));
    }
    expect(findings).toEqual([]);
  });

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return [
    ...messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ...lonelyFaults(html),
    ...filesWithHost(html),
  ];
}

/** The site may have more host names than one, and a page is rendered once for all of them. */
const filesWithHost = (html: string): string[] =>
  [...html.matchAll(/<(?:img|source|link|script)\b[^>]* (?:src|srcset|imagesrcset)="[^"]*https?:[^>]*>/gi)].map(
    ([tag]) => `file with a host name: ${tag}`,
  );

/** Two rules of the W3C checker that html-validate lacks. */
function lonelyFaults(html: string): string[] {
  const images = html.match(/<(?:img|source)\b[^>]*>/gi) ?? [];
  const tabs = html.match(/<\w+\b[^>]*role="tab"[^>]*>/gi) ?? [];
  const panels = new Set([...html.matchAll(/<\w+\b[^>]*role="tabpanel"[^>]*>/gi)].map(([tag]) => attribute(tag, 'id')));
  return [
    ...images
      .filter((tag) => / sizes=/i.test(tag) && !/ srcset=/i.test(tag))
      .map((tag) => `sizes without srcset: ${tag}`),
    ...tabs.filter((tag) => !panels.has(attribute(tag, 'aria-controls'))).map((tag) => `tab without panel: ${tag}`),
  ];
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
