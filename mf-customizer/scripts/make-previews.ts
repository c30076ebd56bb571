/// <reference types="node" />
/**
 * Draws the previews of the built-in templates with the engine that prints them, and writes what the gallery shows.
 *
 *     npm run toolchain -- node mf-customizer/scripts/make-previews.ts <folder with photos/>
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRecipe, type Recipe, type Template, withDesign } from '@aimante/print';
import { renderDesign } from '@aimante/print/tile';
import sharp, { type Sharp } from 'sharp';
import { fillCell } from '../src/collage/collage.ts';
import { readTemplates } from '../src/design/templates/template.ts';
import { factsOf } from '../src/template-gallery/gallery-template.ts';
import { templateKey } from './template-key.ts';
import { type Sample, templateSamples } from './template-samples.ts';

const originals = process.argv[2];
if (!originals) throw new Error('Give the folder with the originals.');

const LOCALES = ['fr', 'en'] as const;
const WIDTHS = [320, 560] as const;
const [, PLAIN_WIDTH] = WIDTHS;
const LONGEST_SAMPLE = 2400;
const home = join(import.meta.dirname, '..');
const files = join(home, 'pictures');
const modules = join(home, 'src', 'template-gallery', 'own');

interface Photo {
  readonly id: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

async function photoOf({ from }: Sample): Promise<Photo> {
  const { data, info } = await sharp(join(originals ?? '', from), { failOn: 'none' })
    .autoOrient()
    .toColourspace('srgb')
    .resize(LONGEST_SAMPLE, LONGEST_SAMPLE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { id: from.replace(/\W/g, '-'), bytes: data, width: info.width, height: info.height };
}

/** Templates without a photo are drawn over none of it. */
const blank = async (): Promise<Photo> => {
  const bytes = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  return { id: 'blank', bytes, width: 100, height: 100 };
};

async function draw({ id, design }: Template): Promise<Sharp> {
  const samples = await Promise.all((templateSamples[id] ?? []).map(photoOf));
  const first = samples[0] ?? (await blank());
  const start = withDesign(createRecipe(first, design.size.width / design.size.height), design, design.size);
  const { recipe } = samples
    .slice(1)
    .reduce((framing, photo, index) => filled(framing, index + 1, photo), { photoId: first.id, recipe: start });
  const scale = PLAIN_WIDTH / design.size.width;
  const own =
    samples.find((photo) => photo.width === recipe.photo.width && photo.height === recipe.photo.height) ?? first;
  return renderDesign(own.bytes, recipe, {
    magnet: { trim: design.size, bleed: 0 },
    output: { width: PLAIN_WIDTH, height: Math.round(design.size.height * scale) },
    cells: new Map(samples.map(({ id: photoId, bytes }) => [photoId, bytes])),
  });
}

/** Puts a photo into a cell, counted in photo layers. */
function filled(framing: { photoId: string; recipe: Recipe }, count: number, photo: Photo) {
  const layers = framing.recipe.design?.layers ?? [];
  const places = layers.flatMap((layer, index) => (layer.kind === 'photo' ? [index] : []));
  return fillCell(framing, places[count] ?? 0, photo);
}

async function write(id: string, locale: string, picture: Sharp): Promise<void> {
  const whole = await picture.png().toBuffer();
  for (const width of WIDTHS)
    await sharp(whole)
      .resize(width)
      .avif({ quality: 52, effort: 6 })
      .toFile(join(files, `${id}-${locale}-${width}.avif`));
  await sharp(whole)
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(files, `${id}-${locale}-${PLAIN_WIDTH}.jpg`));
}

/** Each path is a full literal in the code, so that the bundler finds the file and adds a content hash to its name. */
function moduleOf({ id, name, englishName, occasion, design }: Template): string {
  const address = (locale: string, width: number, format: string) =>
    `new URL('../../../pictures/${id}-${locale}-${width}.${format}', import.meta.url).href`;
  const source = (locale: string) =>
    `{ src: ${address(locale, PLAIN_WIDTH, 'jpg')}, width: ${PLAIN_WIDTH}, height: ${Math.round(
      (PLAIN_WIDTH * design.size.height) / design.size.width,
    )}, avifSrcSet: \`${WIDTHS.map((width) => `\${${address(locale, width, 'avif')}} ${width}w`).join(', ')}\` }`;
  const facts = { id, name, englishName, occasion, ...factsOf(design) };
  return [
    '/* Made by scripts/make-previews.ts: edit templates.json. */',
    "import type { GalleryTemplate } from '../gallery-template.ts';",
    '',
    `export const ${id}Template: GalleryTemplate = {`,
    ...Object.entries(facts).map(([field, value]) => `  ${field}: ${JSON.stringify(value)},`),
    `  pictures: { ${LOCALES.map((locale) => `${locale}: ${source(locale)}`).join(', ')} },`,
    '};',
    '',
  ].join('\n');
}

const data = JSON.parse(await readFile(join(home, 'src/design/templates/templates.json'), 'utf8')) as { id: string }[];
for (const file of await readdir(files)) if (!file.endsWith('.md')) await rm(join(files, file));
await rm(modules, { recursive: true, force: true });
await mkdir(modules, { recursive: true });
const today = new Date();
for (const locale of LOCALES)
  for (const template of readTemplates(data, locale, today)) await write(template.id, locale, await draw(template));
const templates = readTemplates(data, 'fr', today);
for (const template of templates) await writeFile(join(modules, `${template.id}.ts`), moduleOf(template));
const ids = templates.map(({ id }) => id);
await writeFile(
  join(modules, '..', 'own-templates.ts'),
  [
    '/* Made by scripts/make-previews.ts. */',
    "import type { GalleryTemplate } from './gallery-template.ts';",
    ...[...ids].sort().map((id) => `import { ${id}Template } from './own/${id}.ts';`),
    '',
    '/** The templates of the customizer, in their order. */',
    `export const ownTemplates: readonly GalleryTemplate[] = [${ids.map((id) => `${id}Template`).join(', ')}];`,
    '',
  ].join('\n'),
);
const keys = Object.fromEntries(data.map((template) => [template.id, templateKey(template)]));
await writeFile(join(files, 'keys.json'), `${JSON.stringify(keys, undefined, 2)}\n`);
