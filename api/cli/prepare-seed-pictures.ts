// `node cli/prepare-seed-pictures.ts <folder of JPEGs>`: rebuilds seed/pictures. The AVIF files are slow to make, so
// they are kept in the repository: otherwise a first start would take a minute longer.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { widthsFor } from '../src/platform/pictures/picture-formats.ts';

const [source] = process.argv.slice(2);
if (!source) throw new Error('Which folder?');
const target = join(import.meta.dirname, '../seeds/pictures');
await mkdir(target, { recursive: true });

let bytes = 0;
for (const file of (await readdir(source)).filter((name) =>
  /^(magnet|badge|bande|coffret|portfolio).*\.jpg$/.test(name),
)) {
  const { name } = parse(file);
  const master = await sharp(join(source, file))
    .resize({ width: 1600, withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  const { width } = await sharp(master).metadata();
  await save(`${name}.jpg`, master);
  for (const size of widthsFor(width)) {
    await save(
      `${name}-${size}.avif`,
      await sharp(master).resize({ width: size }).avif({ quality: 50, effort: 7 }).toBuffer(),
    );
  }
}
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${target}`);

async function save(name: string, content: Buffer): Promise<void> {
  bytes += content.length;
  await writeFile(join(target, name), content);
}
