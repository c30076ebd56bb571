/// <reference types="node" />
/**
 * Makes the site's own pictures from the originals, in the widths and formats that its pages ask for.
 *
 *     npm run toolchain -- node mf-catalog/scripts/make-pictures.ts <folder with catalogue/ and photos/>
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type OwnPicture, ownPictures } from './own-pictures.ts';

const originals = process.argv[2];
if (!originals) throw new Error('Give the folder with the originals.');

const home = join(import.meta.dirname, '..');
const files = join(home, 'pictures');
const modules = join(home, 'src', 'pictures');
const fileName = (name: string, width: number, format: string) => `${name}-${width}.${format}`;

async function cut({ from, ratio, crop }: OwnPicture): Promise<Sharp> {
  const upright = await sharp(join(originals ?? '', from), { failOn: 'none' })
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { width, height } = await sharp(upright).metadata();
  return sharp(upright).extract(crop ?? centred(width, height, ratio));
}

function centred(width: number, height: number, ratio: number) {
  const wide = Math.min(width, Math.round(height * ratio));
  const high = Math.min(height, Math.round(wide / ratio));
  return { left: Math.floor((width - wide) / 2), top: Math.floor((height - high) / 2), width: wide, height: high };
}

async function write(name: string, picture: OwnPicture): Promise<void> {
  const { widths, ratio, quality = 50 } = picture;
  const whole = await (await cut(picture)).png({ compressionLevel: 0 }).toBuffer();
  for (const width of widths) {
    const scaled = sharp(whole).resize(width, Math.round(width / ratio), { fit: 'cover' });
    await scaled
      .clone()
      .avif({ quality, effort: 6 })
      .toFile(join(files, fileName(name, width, 'avif')));
    await scaled
      .clone()
      .webp({ quality: quality + 22, effort: 6 })
      .toFile(join(files, fileName(name, width, 'webp')));
  }
  const plain = widths[Math.floor((widths.length - 1) / 2)] ?? 640;
  await sharp(whole)
    .resize(plain, Math.round(plain / ratio), { fit: 'cover' })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(files, fileName(name, plain, 'jpg')));
  await writeFile(join(modules, `${name}.ts`), moduleOf(name, picture, plain));
}

/** Each path is a full literal in the code, so that the bundler finds the file and adds a content hash to its name. */
function moduleOf(name: string, { widths, ratio }: OwnPicture, plain: number): string {
  const address = (width: number, format: string) =>
    `\${new URL('../../pictures/${fileName(name, width, format)}', import.meta.url).href}`;
  const sources = (format: string) => `\`${widths.map((width) => `${address(width, format)} ${width}w`).join(', ')}\``;
  const constant = `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Picture`;
  return [
    '/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */',
    "import type { PictureSource } from '@aimante/ui';",
    '',
    `export const ${constant}: PictureSource = {`,
    `  src: new URL('../../pictures/${fileName(name, plain, 'jpg')}', import.meta.url).href,`,
    `  width: ${plain},`,
    `  height: ${Math.round(plain / ratio)},`,
    `  avifSrcSet: ${sources('avif')},`,
    `  webpSrcSet: ${sources('webp')},`,
    '};',
    '',
  ].join('\n');
}

for (const file of await readdir(files).catch(() => [])) if (!file.endsWith('.md')) await rm(join(files, file));
await rm(modules, { recursive: true, force: true });
await mkdir(files, { recursive: true });
await mkdir(modules, { recursive: true });
for (const [name, picture] of Object.entries(ownPictures)) await write(name, picture);
