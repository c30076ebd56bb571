import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const COLOUR = { r: 214, g: 126, b: 44 };
/** Most that a channel may differ after a lossy format. */
const MOST = 4;

const picture = () => sharp({ create: { width: 900, height: 700, channels: 3, background: COLOUR } });

/** A BMP of 24 bits, which sharp does not write. */
function bmp(): Buffer {
  const [width, height] = [900, 700];
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + width * height * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(width * height * 3, Buffer.from([COLOUR.b, COLOUR.g, COLOUR.r]))]);
}

const FORMATS: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  webp: () => picture().webp({ quality: 95 }).toBuffer(),
  avif: () => picture().avif({ quality: 90 }).toBuffer(),
  gif: () => picture().gif().toBuffer(),
  tiff: () => picture().tiff().toBuffer(),
  bmp,
};

/** 200 megapixels, as the largest phones take them, and a PNG of more than 25 MB. Both are made smaller in the browser. */
const LARGE: Readonly<Record<string, () => Promise<Buffer>>> = {
  jpg: () =>
    sharp({ create: { width: 16_320, height: 12_240, channels: 3, background: COLOUR }, limitInputPixels: false })
      .jpeg({ quality: 80 })
      .toBuffer(),
  png: () =>
    sharp({ create: { width: 3200, height: 2700, channels: 3, background: COLOUR } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
};

const CASES = [
  ...Object.entries(LARGE).map(([format, write]) => ({ what: 'very large', format, write })),
  ...Object.entries(FORMATS).map(([format, write]) => ({ what: 'small', format, write })),
];

for (const { what, format, write } of CASES) {
  test(`a ${what} photo in ${format.toUpperCase()} is cropped, and keeps its colour`, async ({ page }, testInfo) => {
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    const name = `plage.${format}`;
    const file = testInfo.outputPath(name);
    await writeFile(file, await write());
    await cropper.addFile(file);
    // Decoding 200 megapixels takes seconds.
    await cropper.shown(name, { timeout: 60_000 });
    await cropper.validateAll();
    const download = await cropper.download(/Télécharger le PNG/);
    const { channels } = await sharp(await readFile(await download.path())).stats();
    for (const [place, value] of Object.values(COLOUR).entries())
      expect(Math.abs((channels[place]?.mean ?? 0) - value)).toBeLessThan(MOST);
  });
}
