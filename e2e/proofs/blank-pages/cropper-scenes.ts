import type { Page } from '@playwright/test';
import { CropperPage } from '../../pages/cropper-page.ts';
import { open, type Scene } from './scenes.ts';

const SMALL = '06-trop-petite-300x200.jpg';
const WIDE = '12-panorama-6000x800.jpg';

const shownPhoto = (page: Page) => page.getByRole('application').and(page.locator('[aria-busy="false"]'));
const openTool = (page: Page) => open(page, '/photo-cropper');

async function dropInTool(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Confirmer la taille' }).click();
  await new CropperPage(page).drop(file);
}

async function cropInTool(page: Page, ...files: readonly string[]): Promise<CropperPage> {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(...files);
  await cropper.queued(files.length);
  return cropper;
}

async function finishCrops(page: Page, ...files: readonly string[]): Promise<void> {
  const cropper = await cropInTool(page, ...files);
  await shownPhoto(page).waitFor();
  await cropper.validateAll();
}

export const CROPPER_SCENES: readonly Scene[] = [
  {
    name: 'a photo in the cropper',
    who: 'visitor',
    prepare: openTool,
    act: (page) => dropInTool(page, SMALL),
    result: shownPhoto,
  },
  {
    name: 'a photo of an iPhone',
    who: 'visitor',
    prepare: openTool,
    act: (page) => dropInTool(page, '16-coucher-soleil-iphone.heic'),
    result: shownPhoto,
  },
  {
    name: 'a photo, where workers cannot draw',
    who: 'visitor',
    async prepare(page) {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
      await openTool(page);
    },
    act: (page) => dropInTool(page, SMALL),
    result: shownPhoto,
  },
  {
    name: 'a suggested framing',
    who: 'visitor',
    async prepare(page) {
      await cropInTool(page, WIDE);
      await shownPhoto(page).waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Recadrage auto' }).click(),
    result: (page) => page.getByRole('button', { name: 'Annuler' }).and(page.locator(':not([aria-disabled])')),
  },
  {
    name: 'the upload of an original',
    who: 'customer',
    prepare: (page) => open(page, '/products/magnet-carre-5x5/customize'),
    async act(page) {
      const cropper = new CropperPage(page);
      await cropper.add(SMALL);
      await shownPhoto(page).waitFor();
      await cropper.validateAll();
    },
    result: (page) => page.getByText('L’envoi est terminé'),
  },
  {
    name: 'an archive of two photos',
    who: 'visitor',
    prepare: (page) => finishCrops(page, SMALL, '13-ourson-carre.jpg'),
    async act(page) {
      page.once('download', () => page.evaluate(() => document.documentElement.setAttribute('data-downloaded', '')));
      await page.getByRole('button', { name: /ZIP/ }).click();
    },
    result: (page) => page.locator('html[data-downloaded]'),
  },
  {
    name: 'the PDF of the sheet',
    who: 'visitor',
    async prepare(page) {
      await finishCrops(page, SMALL);
      await page.getByRole('button', { name: 'Planche PDF à imprimer' }).click();
    },
    act: (page) => page.getByRole('button', { name: 'Créer le PDF' }).click(),
    result: (page) => page.getByText('PDF généré avec succès'),
  },
];
