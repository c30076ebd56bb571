import type { Page } from '@playwright/test';

const SUNSET = '14-coucher-soleil.jpg';
const BEAR = '13-ourson-carre.jpg';

/** A design as a visitor makes it on a product. */
export interface DesignKind {
  readonly name: string;
  readonly product: string;
  /** Of the product's print profile, in millimetres. */
  readonly bleed: number;
  /** Names of photos in `e2e/photos`: the first that of the magnet, the others those of its cells. */
  readonly photos: readonly string[];
  readonly make?: (page: Page) => Promise<void>;
}

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const useTemplate = (name: string) => async (page: Page) => {
  await tool(page, 'Modèle');
  await page.getByRole('button', { name: `Utiliser le modèle ${name}` }).click();
};

async function writeText(page: Page): Promise<void> {
  await tool(page, 'Texte');
  // The queue has a button of the same name.
  await page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Texte' }) })
    .last()
    .getByRole('button', { name: 'Ajouter' })
    .click();
  await page.locator('textarea').fill('Œuvre d’été, fini');
}

async function useFrame(page: Page): Promise<void> {
  await tool(page, 'Cadre');
  await page.getByRole('radio', { name: 'Instantané' }).check();
}

async function makeCollage(page: Page): Promise<void> {
  await tool(page, 'Cadre');
  await page.getByRole('radio', { name: '2 photos côte à côte' }).check();
  await page.getByRole('button', { name: 'Remplir avec mes autres photos' }).click();
  await page.getByRole('button', { name: 'Retirer ce magnet' }).click();
}

async function makeMonth(page: Page): Promise<void> {
  await useTemplate('Almanach')(page);
  await tool(page, 'Dates');
  await page.getByLabel('Sur le magnet').selectOption('Un seul mois');
}

async function makeOwnDate(page: Page): Promise<void> {
  await useTemplate('Ardoise')(page);
  await tool(page, 'Dates');
  await page.getByRole('button', { name: /Jour de l’An|Jour de l’an/ }).click();
  await page.getByLabel('Ajouter une date').fill('Anniversaire de Léa');
  await page.locator('form').getByRole('button', { name: 'Ajouter', exact: true }).click();
}

const SQUARE = { product: 'magnet-carre-5x5', bleed: 3 };
const CALENDAR = { product: 'magnet-calendrier', bleed: 2 };

export const designKinds: readonly DesignKind[] = [
  { name: 'photo', ...SQUARE, photos: [BEAR] },
  { name: 'photo, heart', product: 'magnet-coeur', bleed: 3, photos: [BEAR] },
  { name: 'photo, instant film', ...SQUARE, photos: [BEAR], make: useFrame },
  { name: 'text', ...SQUARE, photos: [SUNSET], make: writeText },
  { name: 'birth', product: 'magnet-faire-part-naissance', bleed: 2, photos: [BEAR], make: useTemplate('Lin') },
  { name: 'wedding', product: 'magnet-save-the-date', bleed: 2, photos: [SUNSET], make: useTemplate('Vélin') },
  {
    // The demo has no business card in stock: its template also fits this magnet.
    name: 'business card',
    product: 'magnet-paysage-6x4',
    bleed: 2,
    photos: [SUNSET],
    make: useTemplate('Vitrine'),
  },
  { name: 'collage', ...SQUARE, photos: [BEAR, SUNSET], make: makeCollage },
  { name: 'calendar of a month', ...CALENDAR, photos: [SUNSET], make: makeMonth },
  { name: 'calendar of a year', ...CALENDAR, photos: [SUNSET], make: useTemplate('Colonne') },
  { name: 'calendar with own dates', ...CALENDAR, photos: [SUNSET], make: makeOwnDate },
];
