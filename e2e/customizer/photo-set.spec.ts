import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { main } from '../fixtures/main.ts';
import { type Colour, pixelsPerMetre, readPicture, readStoredZip } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
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

/** Sizes of the good photos after EXIF orientation. */
const uprightSizes = [
  ...['2000 × 3000', '3000 × 2000', '2000 × 3000', '3000 × 3000', '8000 × 6000', '300 × 200', '3600 × 2400'],
  ...['3000 × 2000', '3000 × 2000', '6000 × 800', '3000 × 3000', '3600 × 2400', '3000 × 2000'],
];

const sunset = { top: [208, 172, 142], bottom: [148, 119, 113] } as const satisfies Record<string, Colour>;

/**
 * Mean colours of the halves of the centre square, computed once by another decoder from the upright photo on white.
 */
const upright: Readonly<Record<string, { top?: Colour; bottom?: Colour; left?: Colour; right?: Colour }>> = {
  '01-portrait-exif-orientation-6': { top: [171, 153, 137], bottom: [193, 186, 171], left: [193, 182, 163] },
  '02-plage-exif-orientation-3': { top: [176, 190, 202], bottom: [189, 204, 199], right: [187, 194, 197] },
  '03-phare-exif-orientation-8': { top: [192, 186, 195], bottom: [139, 118, 107] },
  '04-logo-transparent': { top: [171, 138, 157], left: [220, 157, 170] },
  '05-montgolfieres-48-megapixels': { top: [164, 186, 199], bottom: [161, 167, 127] },
  '08-chalet-progressif': { top: [132, 127, 153], bottom: [132, 110, 108] },
  '12-panorama-6000x800': { top: [217, 178, 114], bottom: [177, 138, 98] },
  '14-coucher-soleil': sunset,
};
/** CMYK inks have no exact RGB value. The colours must be near. A negative would be far off. */
const cmyk = { top: [161, 102, 82], bottom: [179, 132, 116] } as const satisfies Record<string, Colour>;

const distance = (a: Colour, b: Colour) => Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));

test(
  'the photo set: good ones are taken in upright and in their colours, bad ones are named',
  main(),
  async ({ page }) => {
    test.setTimeout(120_000);
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    await cropper.add(...good, ...bad);

    const alert = page.getByRole('alert').filter({ hasText: '2 photos n’ont pas pu être ajoutées' });
    await expect(alert).toContainText(/10-coucher-soleil-tronquee\.jpg est incomplète.: le bas de l’image manque/, {
      timeout: 30_000,
    });
    await expect(alert).toContainText('11-fichier-texte-renomme.jpg n’est pas une image, malgré son nom');
    await cropper.queued(good.length);

    await cropper.validateAll();
    await expect(cropper.title).toHaveText('Images prêtes');
    const small = page.getByRole('listitem').filter({ hasText: '06-trop-petite-300x200.jpg' });
    await expect(small.last()).toContainText('À éviter');
    await expect
      .poll(async () => (await savedItems(page)).map(({ recipe }) => Object.values(recipe.photo).join(' × ')))
      .toEqual(uprightSizes);
    await page.getByRole('button', { name: 'Recadrer 12-panorama-6000x800.jpg' }).click();
    await expect(cropper.dialog).toContainText(/800.px pour 50.mm, soit 406.ppp/);
    await page.keyboard.press('Escape');

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
  },
);

test('a photo that is nearly square keeps its two sides apart', async ({ page }, testInfo) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4200, 4199);
    canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.1 });
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  const path = testInfo.outputPath('presque-carree.jpg');
  writeFileSync(path, Buffer.from(bytes));
  await page.locator('[data-photo-picker]').setInputFiles(path);
  await cropper.shown('presque-carree.jpg');
  await expect
    .poll(async () => (await savedItems(page)).map(({ recipe }) => recipe.photo))
    .toEqual([{ width: 4200, height: 4199 }]);
});

test('every unusable file gets its own message', async ({ page }, testInfo) => {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  const files: Readonly<Record<string, { bytes: Buffer; words: RegExp }>> = {
    // The header alone has the size: the file is never decoded.
    'immense.png': { bytes: png({ width: 20_000, height: 20_000 }), words: /dépasse 60.millions de pixels/ },
    'point.png': { bytes: png({ width: 1, height: 1 }), words: /est trop petite pour être imprimée/ },
    'bouge.png': { bytes: png({ width: 40, height: 40 }, 'acTL'), words: /est animée.: un magnet ne bouge pas/ },
    'bouge.gif': { bytes: Buffer.from('GIF89a!\xf9\x04 !\xf9\x04', 'latin1'), words: /est animée/ },
    'bouge.webp': { bytes: Buffer.from('RIFF....WEBPVP8X....\x02', 'latin1'), words: /est animée/ },
    'brut.cr3': { bytes: Buffer.from('\0\0\0\x18ftypcrx ', 'latin1'), words: /dans un format que nous ne lisons pas/ },
    'cassee.gif': { bytes: Buffer.from('GIF89a'), words: /est abîmée et ne s’ouvre pas/ },
    'film.mov': { bytes: Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'), words: /est une vidéo/ },
    'facture.pdf': { bytes: Buffer.from('%PDF-1.7'), words: /n’est pas une image. Choisissez/ },
    'vide.jpg': { bytes: Buffer.alloc(0), words: /est vide/ },
    // A browser cannot make this format smaller.
    'lourd.tif': {
      bytes: Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(26 * 1024 * 1024, 1)]),
      words: /dépasse 25.Mo/,
    },
  };
  const paths = Object.entries(files).map(([name, { bytes }]) => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, bytes);
    return path;
  });
  await page.locator('[data-photo-picker]').setInputFiles(paths);
  const alert = page.getByRole('alert').filter({ hasText: '11 photos n’ont pas pu être ajoutées' });
  for (const [name, { words }] of Object.entries(files)) {
    await expect(alert.getByRole('listitem').filter({ hasText: name })).toContainText(words);
  }
});

test('a photo of an iPhone is converted when it is dropped, and never before is the converter fetched', async ({
  page,
}) => {
  const cropper = new CropperPage(page);
  const converter: string[] = [];
  page.on('request', (request) => {
    if (/\/heic\./.test(request.url())) converter.push(request.url());
  });
  await cropper.openFreeTool();
  await cropper.add('06-trop-petite-300x200.jpg');
  await cropper.shown('06-trop-petite-300x200.jpg');
  expect(converter).toEqual([]);

  await cropper.drop('16-coucher-soleil-iphone.heic');
  await expect(cropper.queue.getByRole('button', { name: /^Photo 2/ })).toBeVisible({ timeout: 30_000 });
  expect(converter).toHaveLength(1);
  await cropper.validateAll();
  await page.getByRole('button', { name: 'Supprimer 06-trop-petite-300x200.jpg' }).click();
  const download = await cropper.download(/Télécharger le PNG/);
  const { top, bottom } = await readPicture(page, await readFile(await download.path()));
  expect(distance(top, sunset.top), `top: ${top}`).toBeLessThan(5);
  expect(distance(bottom, sunset.bottom), `bottom: ${bottom}`).toBeLessThan(5);
});

function png({ width, height }: { width: number; height: number }, ...more: readonly string[]): Buffer {
  const chunk = (name: string, data = Buffer.alloc(0)) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), ...more.map((name) => chunk(name)), chunk('IEND')]);
}
