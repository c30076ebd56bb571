import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Subsets the two font families: the letters of western Europe, and only the axes and features in use. Fraunces has one
 * weight and one optical size, between a small title and the largest: 121 kB become 16. Inter has one optical size and
 * all weights: 73 kB become 20.
 */
const target = join(import.meta.dirname, '../src/fonts');

const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xad, 0xae],
  [0xb0, 0xb0],
  [0xb2, 0xb3],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbd, 0xbd],
  [0xbf, 0xcf],
  [0xd1, 0xdd],
  [0xdf, 0xef],
  [0xf1, 0xfd],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .join('');

const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'pnum', 'lnum', 'case'];

const cuts = [
  {
    from: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    to: 'fraunces-latin.woff2',
    licence: import.meta.resolve('@fontsource-variable/fraunces/LICENSE'),
    axes: { SOFT: 40, WONK: 0, wght: 440, opsz: 36 },
  },
  {
    from: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
    to: 'inter-latin.woff2',
    licence: import.meta.resolve('@fontsource-variable/inter/LICENSE'),
    axes: { wght: { min: 400, max: 700 }, opsz: 14 },
  },
];

await mkdir(target, { recursive: true });
for (const { from, to, licence, axes } of cuts) {
  const font = await subsetFont(await readFile(fileURLToPath(from)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  });
  await writeFile(join(target, to), font);
  await copyFile(fileURLToPath(licence), join(target, to.replace('-latin.woff2', '-licence.txt')));
  process.stdout.write(`${to}: ${font.length} bytes\n`);
}
