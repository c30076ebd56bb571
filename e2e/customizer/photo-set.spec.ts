import { readFile } from 'node:fs/promises';
import { type Colour, pixelsPerMetre, readPicture, readStoredZip } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are decoded and encoded for real: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

const good = [
  '01-portrait-exif-orientation-6.jpg',
  '02-plage-exif-orientation-3.jpg',
  '03-phare-exif-orientation-8.jpg',
  '04-logo-transparent.png',
  '05-montgolfieres-48-megapixels.jpg',
  '06-trop-petite-300x200.jpg',
  '07-lac-avec-gps.jpg',
  '08-chalet-progressif.jpg',
  '09-gateau-cmjn.jpg',
  '12-panorama-6000x800.jpg',
  '13-ourson-carre.jpg',
  '14-coucher-soleil.jpg',
  '15-chat-agrandi-domaine-public.jpg',
] as const;
const bad = ['10-coucher-soleil-tronquee.jpg', '11-fichier-texte-renomme.jpg'] as const;

/** Mean colours of the halves of the middle square, computed once by another decoder from the upright, white-backed photo. */
const upright: Readonly<Record<string, { top?: Colour; bottom?: Colour; left?: Colour; right?: Colour }>> = {
  '01-portrait-exif-orientation-6': { top: [171, 153, 137], bottom: [193, 186, 171], left: [193, 182, 163] },
  '02-plage-exif-orientation-3': { top: [176, 190, 202], bottom: [189, 204, 199], right: [187, 194, 197] },
  '03-phare-exif-orientation-8': { top: [192, 186, 195], bottom: [139, 118, 107] },
  '04-logo-transparent': { top: [171, 138, 157], left: [220, 157, 170] },
  '05-montgolfieres-48-megapixels': { top: [164, 186, 199], bottom: [161, 167, 127] },
  '08-chalet-progressif': { top: [132, 127, 153], bottom: [132, 110, 108] },
  '12-panorama-6000x800': { top: [217, 178, 114], bottom: [177, 138, 98] },
  '14-coucher-soleil': { top: [208, 172, 142], bottom: [148, 119, 113] },
};
/** Printer's inks have no one answer in light: the colours have to be near, a negative is far. */
const cmyk = { top: [161, 102, 82], bottom: [179, 132, 116] } as const satisfies Record<string, Colour>;

const distance = (a: Colour, b: Colour) => Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));

test('the photo set: good ones are taken in upright and in their colours, bad ones are named', async ({ page }) => {
  test.setTimeout(120_000);
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await cropper.add(...good, ...bad);

  const alert = page.getByRole('alert').filter({ hasText: '2 photos n’ont pas pu être ajoutées' });
  await expect(alert).toContainText(/10-coucher-soleil-tronquee\.jpg est incomplète.: le bas de l’image manque/, {
    timeout: 30_000,
  });
  await expect(alert).toContainText('11-fichier-texte-renomme.jpg n’est pas une image, malgré son nom');
  await expect(cropper.queue.getByRole('button', { name: /^Photo \d/ })).toHaveCount(good.length);

  await cropper.validateAll();
  await expect(cropper.title).toHaveText('Images prêtes');
  const small = page.getByRole('listitem').filter({ hasText: '06-trop-petite-300x200.jpg' });
  await expect(small.last()).toContainText('À éviter');

  const download = await cropper.download(/Télécharger les 13 PNG/);
  const files = readStoredZip(await readFile(await download.path()));
  expect([...files.keys()]).toHaveLength(good.length);

  for (const [name, bytes] of files) {
    const picture = await readPicture(page, bytes);
    expect([name, picture.width, picture.height, pixelsPerMetre(bytes)]).toEqual([name, 2000, 2000, 40_000]);
    const wanted = Object.entries(upright).find(([stem]) => name.includes(stem))?.[1] ?? {};
    for (const [half, colour] of Object.entries(wanted)) {
      const found = picture[half as keyof typeof wanted];
      expect(distance(found, colour), `${name}, ${half}: ${found}`).toBeLessThan(4);
    }
    if (name.includes('cmjn')) {
      expect(distance(picture.top, cmyk.top), `${name}: ${picture.top}`).toBeLessThan(40);
      expect(distance(picture.bottom, cmyk.bottom), `${name}: ${picture.bottom}`).toBeLessThan(40);
    }
  }
});

test('a picture of more than 60 megapixels, a dot and an animation each get their own words', async ({ page }) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  const made = await page.evaluate(async () => {
    const png = async (width: number, height: number) => {
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.fillRect(0, 0, width, height);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    };
    return { dot: await png(1, 1), small: await png(40, 40) };
  });
  // The header alone tells the size: nothing of it is ever decoded.
  const huge = Buffer.from(made.small);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  await page.locator('[data-photo-picker]').setInputFiles([
    { name: 'immense.png', mimeType: 'image/png', buffer: huge },
    { name: 'point.png', mimeType: 'image/png', buffer: Buffer.from(made.dot) },
    { name: 'anime.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') },
    { name: 'vide.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'lourd.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(26 * 1024 * 1024, 1) },
  ]);
  const alert = page.getByRole('alert').filter({ hasText: '5 photos n’ont pas pu être ajoutées' });
  await expect(alert).toContainText(/immense\.png dépasse 60.millions de pixels/);
  await expect(alert).toContainText('point.png est trop petite pour être imprimée');
  await expect(alert).toContainText('anime.png n’est ni JPG ni PNG');
  await expect(alert).toContainText('vide.jpg est vide');
  await expect(alert).toContainText(/lourd\.jpg dépasse 25.Mo/);
});
