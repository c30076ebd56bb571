import type { Page } from '@playwright/test';
import { photo } from '../pages/cropper-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { forRole, inLanguage, type Language, PHONE_AND_DESKTOP, pages, type Screen } from './screen.ts';

const PHOTO = '14-coucher-soleil.jpg';
const SMALL_PHOTO = '06-trop-petite-300x200.jpg';
const REFUSED = ['10-coucher-soleil-tronquee.jpg', '11-fichier-texte-renomme.jpg'];
const WORDS = {
  fr: { sheet: 'Planche PDF à imprimer', restart: 'Recommencer', refused: '2 photos', elsewhere: 'Reprendre ici' },
  en: { sheet: 'PDF sheet to print', restart: 'Start over', refused: '2 photos', elsewhere: 'Carry on here' },
} as const;

interface Walk {
  readonly page: Page;
  readonly purchase: PurchasePage;
  readonly word: (typeof WORDS)[Language];
}

const walks =
  (path: string | undefined) =>
  (states: Readonly<Record<string, (walk: Walk) => Promise<unknown>>>): Screen[] =>
    Object.entries(states).map(([name, prepare]) => ({
      name: `customizer-${name}`,
      widths: PHONE_AND_DESKTOP,
      reach: async (page, language) => {
        const purchase = new PurchasePage(page, language);
        if (path === undefined) await purchase.openFreeTool();
        else await page.goto(inLanguage(path, language));
        await prepare({ page, purchase, word: WORDS[language] });
      },
    }));

const inFreeTool = walks(undefined);
const onPageOf = (slug: string) => walks(`/products/${slug}/customize`);

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const TEMPLATE = /^(Modèle|Template)$/;

async function withTool({ page, purchase }: Pick<Walk, 'page' | 'purchase'>, tool: RegExp): Promise<void> {
  await purchase.add(PHOTO);
  await page.getByRole('button', { name: tool }).click();
}

export const customizer: readonly Screen[] = [
  ...pages('customizer', { sizes: '/photo-cropper', guest: '/products/magnet-carre-5x5/customize' }),
  ...inFreeTool({
    'no-photo': async () => {},
    refused: async ({ page, word }) => {
      await page.locator('[data-photo-picker]').setInputFiles(REFUSED.map(photo));
      await page.getByRole('alert').filter({ hasText: word.refused }).waitFor();
    },
    cropping: ({ purchase }) => purchase.add(PHOTO),
    keys: async ({ page, purchase }) => {
      await purchase.add(PHOTO);
      await page.getByRole('application').press('?');
      await page.locator('dl').last().waitFor();
    },
    'low-quality': ({ purchase }) => purchase.add(SMALL_PHOTO),
    text: ({ page, purchase }) => withTool({ page, purchase }, /^(Texte|Text)$/),
    look: ({ page, purchase }) => withTool({ page, purchase }, /^(Ambiance|Look)$/),
    templates: ({ page, purchase }) => withTool({ page, purchase }, TEMPLATE),
    collage: async ({ page, purchase }) => {
      await purchase.add(PHOTO);
      await page.locator('[data-photo-picker]').first().setInputFiles(photo('13-ourson-carre.jpg'));
      await page.getByRole('button', { name: /^(Cadre|Frame)$/ }).click();
      await page
        .getByRole('radio', { name: /^2 photos/ })
        .first()
        .check();
      await page.getByRole('button', { name: /^(Remplir avec|Fill with)/ }).click();
    },
    ready: ({ purchase }) => purchase.crop(PHOTO),
    sheet: async ({ page, purchase, word }) => {
      await purchase.crop(PHOTO);
      await press(page, word.sheet);
      await page.getByRole('dialog').waitFor();
    },
    restart: async ({ page, purchase, word }) => {
      await purchase.crop(PHOTO);
      await press(page, word.restart);
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    },
    elsewhere: async ({ page, purchase, word }) => {
      await purchase.crop(PHOTO);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await page.getByRole('button', { name: word.elsewhere }).waitFor();
    },
  }),
  ...walks('/products/magnet-calendrier/customize/guest?quantity=1')({
    calendar: async ({ page, purchase }) => {
      await withTool({ page, purchase }, TEMPLATE);
      await page
        .getByRole('button', { name: /Almanach|Almanac/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Dates', exact: true }).click();
    },
  }),
  // A phone does not offer photos of another one.
  ...walks('/products/magnet-carre-5x5/customize/guest?quantity=1')({
    phone: async ({ page }) => {
      await page.getByRole('button', { name: /^(Depuis le téléphone|From )/ }).click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  }).map((screen) => ({ ...screen, widths: [1280] })),
  ...forRole('customer', [
    ...pages('customizer', {
      product: '/products/magnet-carre-5x5/customize',
      'product-unsized': '/products/coffret-cadeau-magnets/customize',
    }),
    ...onPageOf('magnet-carre-5x5')({
      'product-ready': ({ purchase }) => purchase.crop(PHOTO),
      'product-doubtful': ({ purchase }) => purchase.crop(SMALL_PHOTO),
      'product-offline': async ({ page, purchase }) => {
        await purchase.crop(PHOTO);
        await page.context().setOffline(true);
        await page.getByText(/Hors connexion|Offline:/).waitFor();
      },
    }),
    ...onPageOf('magnet-coeur')({ heart: ({ purchase }) => purchase.add(PHOTO) }),
  ]),
];
