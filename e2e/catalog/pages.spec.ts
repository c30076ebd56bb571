import { localizePath } from '@aimante/contract';
import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expectNoFinding, expectNoSidewaysScroll } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { answerInstead, arriveAt, emptyCatalogue } from './shop-views.ts';

const pages = [
  { path: '/', fr: 'Sortez vos photos du téléphone.', en: 'Get your photos off your phone.' },
  { path: '/products', fr: 'Nos magnets', en: 'Our magnets' },
  { path: '/products/magnet-carre-5x5', fr: 'Magnet photo carré 5 × 5 cm', en: 'Square photo magnet 5 × 5 cm' },
  { path: '/portfolio', fr: 'Notre Portfolio', en: 'Our portfolio' },
  { path: '/about', fr: 'L’atelier', en: 'The workshop' },
  { path: '/contact', fr: 'Contact', en: 'Contact' },
  { path: '/local', fr: 'Sur les marchés', en: 'At the markets' },
  { path: '/legal/notice', fr: 'Mentions légales', en: 'Legal notice' },
  { path: '/legal/terms', fr: 'Conditions générales de vente', en: 'Terms of sale' },
  { path: '/legal/privacy', fr: 'Confidentialité', en: 'Privacy' },
  { path: '/newsletter/confirm?token=x', fr: 'Un dernier clic', en: 'One last click' },
] as const;

for (const locale of ['fr', 'en'] as const) {
  test(
    `every page is titled, clean for axe, and fits 320 px (${locale})`,
    main(locale === 'fr'),
    async ({ page, problems }) => {
      test.setTimeout(120_000);
      // A window that gets narrower preloads the narrower picture, after the page has shown the wide one.
      problems.allow(/was preloaded using link preload but not used/);
      const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
      for (const { path, ...titles } of pages) {
        const address = localizePath(path, locale);
        await test.step(address, async () => {
          await page.setViewportSize(desktop);
          await page.goto(address);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
          await expectNoFinding(page, address);
          await page.setViewportSize({ width: 320, height: 700 });
          await expectNoSidewaysScroll(page, address);
        });
      }
    },
  );
}

const states = [
  {
    path: '/products',
    call: '/api/products/search',
    fr: 'Erreur lors du chargement des produits ou catégories',
    en: 'The products or categories could not be loaded',
  },
  {
    path: '/products',
    call: '/api/products/search',
    json: emptyCatalogue,
    fr: 'Aucun produit disponible',
    en: 'No product available',
  },
  { path: '/products?search=dragon', fr: 'Aucun magnet ne correspond', en: 'No magnet matches' },
  { path: '/products/magnet-de-lune', fr: 'Produit introuvable', en: 'Product not found' },
  {
    path: '/products/magnet-carre-5x5',
    call: '/api/products/slug/magnet-carre-5x5',
    fr: 'Erreur lors du chargement du produit',
    en: 'The product could not be loaded',
  },
  {
    path: '/portfolio',
    call: '/api/portfolio/portfolio',
    fr: 'Erreur lors du chargement des projets',
    en: 'The projects could not be loaded',
  },
  {
    path: '/portfolio',
    call: '/api/portfolio/portfolio',
    json: { data: [] },
    fr: 'Aucun projet trouvé',
    en: 'No project found',
  },
  {
    path: '/local',
    call: '/api/market/events',
    fr: 'Erreur lors du chargement des marchés',
    en: 'The markets could not be loaded',
  },
  { path: '/local', call: '/api/market/events', json: [], fr: 'Prochains marchés', en: 'Next markets' },
  {
    path: '/',
    call: '/api/products',
    json: [],
    fr: 'Pas de favoris pour l’instant',
    en: 'No best sellers to show for now',
  },
] as const;

async function reach(page: Page, state: (typeof states)[number], locale: 'fr' | 'en'): Promise<void> {
  const path = localizePath(state.path, locale);
  if (!('call' in state)) {
    await page.goto(path);
  } else if (state.path.startsWith('/products/')) {
    await arriveAt(page, localizePath('/products', locale));
    await page.locator(`main a[href="${path}"]`).first().click();
  } else {
    await arriveAt(page, path);
  }
}

for (const locale of ['fr', 'en'] as const) {
  test(`every page explains missing data, and is clean for axe (${locale})`, async ({ page, problems }) => {
    test.setTimeout(120_000);
    problems.allowAnswer(404, localizePath('/products/magnet-de-lune', locale), '/api/products/slug/magnet-de-lune');
    problems.allowAnswer(503, '/api/market/events', '/api/portfolio/portfolio', '/api/products/search');
    problems.allowAnswer(503, '/api/products/slug/magnet-carre-5x5');
    for (const state of states) {
      const words = state[locale];
      await test.step(`${localizePath(state.path, locale)} says "${words}"`, async () => {
        if ('call' in state) await answerInstead(page, state.call, 'json' in state ? state.json : undefined);
        await reach(page, state, locale);
        await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
        await expectNoFinding(page, words);
        await page.unrouteAll();
      });
    }
  });
}
