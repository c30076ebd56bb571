import { readFile, writeFile } from 'node:fs/promises';
import { COLOUR_FILES } from '@aimante/print/colour-charts';
import sharp from 'sharp';
import { main } from '../fixtures/main.ts';
import { readPicture } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { colourDifferences } from './colour-reading.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** In sRGB. The same numbers read as Display P3, or the reverse, would differ by 15 or more. */
const BRICK = { r: 220, g: 60, b: 40 };
const NEAR = 3;

test('the wide colours of a phone come out in sRGB, in the queue and in the file', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('telephone.jpg');
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: BRICK } })
    .withIccProfile('p3')
    .jpeg({ quality: 90 })
    .toFile(path);
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await page.locator('[data-photo-picker]').setInputFiles(path);
  await cropper.shown('telephone.jpg');
  const thumbnail = await cropper.queue.locator('image').evaluate(async (shown) => {
    const image = Object.assign(new Image(), { src: shown.getAttribute('href') ?? '' });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
    canvas.getContext('2d')?.drawImage(image, 0, 0, 100, 100);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await cropper.validateAll();
  const file = await cropper.download(/Télécharger le PNG/);

  for (const [what, bytes] of [
    ['thumbnail', Buffer.from(thumbnail, 'base64')],
    ['file', await readFile(await file.path())],
  ] as const) {
    const { top } = await readPicture(page, bytes);
    const off = Math.max(...[BRICK.r, BRICK.g, BRICK.b].map((wanted, at) => Math.abs(wanted - (top[at] ?? 0))));
    expect(off, `${what}: ${top}`).toBeLessThan(NEAR);
  }
});

const MOST_DIFFERENCE = 2;
/** The API's tests print every file. These need both readers: the browser's and the server's. */
const ODD = ['cmyk-inverted.jpg', 'deep.png', 'gray-gamma.jpg', 'gamma.png'];

for (const file of COLOUR_FILES.filter(({ name }) => ODD.includes(name))) {
  test(
    `${file.name} is printed in the colours that the screen shows`,
    main(file.name === 'gamma.png'),
    async ({ page }, testInfo) => {
      const { tile, download } = await colourDifferences(page, file, testInfo.outputPath(file.name));
      expect(tile, 'tile').toBeLessThan(MOST_DIFFERENCE);
      expect(download, 'download').toBeLessThan(MOST_DIFFERENCE);
    },
  );
}

test('without the network, a file that the server has to read says so, and can be tried again', async ({
  page,
  problems,
}, testInfo) => {
  problems.allowLoss('/api/photos/reading');
  const cmyk = COLOUR_FILES.find(({ name }) => name === 'cmyk-inverted.jpg');
  const path = testInfo.outputPath('cmyk-inverted.jpg');
  await writeFile(path, (await cmyk?.bytes()) ?? '');
  await page.route('**/api/photos/reading', (route) => route.abort('internetdisconnected'));
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await page.locator('[data-photo-picker]').setInputFiles(path);
  await expect(page.getByText(/que notre serveur doit lire, et il n’a pas répondu/)).toBeVisible();
  await page.unroute('**/api/photos/reading');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await cropper.shown('cmyk-inverted.jpg');
});
