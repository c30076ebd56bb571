import type { Page } from '@playwright/test';
import { CropperPage } from '../../pages/cropper-page.ts';
import { open, type Scene } from './scenes.ts';

const SMALL = '06-trop-petite-300x200.jpg';

async function openPhoto(page: Page): Promise<void> {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(SMALL);
  await cropper.shown(SMALL);
  await page.waitForLoadState('networkidle');
}

const pressTool = (page: Page, tool: string) => page.getByRole('button', { name: tool, exact: true }).click();

const addText = (page: Page) => page.locator('[data-rail]').getByRole('button', { name: 'Ajouter' });
const pictureOf = (look: string) => `//label[.="${look}"]//*[local-name()="image"]`;
/** A look has the picture of the original until its own is drawn. */
const DRAWN_LOOK = `xpath=${pictureOf('Doré')}[@href != ${pictureOf('Original')}/@href]`;

export const DESIGN_SCENES: readonly Scene[] = [
  {
    name: 'a tool for the design',
    who: 'visitor',
    prepare: openPhoto,
    act: (page) => pressTool(page, 'Texte'),
    result: addText,
  },
  {
    name: 'a text on the photo',
    who: 'visitor',
    async prepare(page) {
      await openPhoto(page);
      await pressTool(page, 'Texte');
      await addText(page).waitFor();
    },
    async act(page) {
      await addText(page).click();
      await page.getByRole('textbox', { name: 'Votre texte' }).fill('Camille');
    },
    result: (page) => page.getByRole('application').locator('g[clip-path] path').first(),
  },
  {
    name: 'a look',
    who: 'visitor',
    prepare: openPhoto,
    async act(page) {
      await pressTool(page, 'Ambiance');
      await page.getByRole('radio', { name: 'Doré', exact: true }).click();
    },
    result: (page) => page.locator(DRAWN_LOOK),
  },
  {
    name: 'photos from the phone',
    who: 'visitor',
    prepare: (page) => open(page, '/products/magnet-carre-5x5/customize/guest?quantity=1'),
    act: (page) => pressTool(page, 'Depuis le téléphone'),
    result: (page) => page.getByRole('dialog').getByRole('img', { name: /^QR code/ }),
  },
];
