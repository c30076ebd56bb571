import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Subsets the two font families: the Latin letters, and only the axes and features in use. Fraunces shrinks from 121 to
 * about 40 kB, Inter from 73 to about 40.
 */
const target = join(import.meta.dirname, '../src/fonts');

const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
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
    axes: { SOFT: 40, WONK: 0, wght: { min: 440, max: 500 }, opsz: { min: 14, max: 72 } },
  },
  {
    from: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
    to: 'inter-latin.woff2',
    licence: import.meta.resolve('@fontsource-variable/inter/LICENSE'),
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 32 } },
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
