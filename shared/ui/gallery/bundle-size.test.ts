import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { compile } from './build.ts';

const front = join(dirname(fileURLToPath(import.meta.url)), '../src/index.ts');
const react = { react: 'React', 'react-dom': 'ReactDOM', 'react/jsx-runtime': 'JSX' };

/** The gzipped script and the class names of a program that uses only one part. */
async function bundleOf(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ui-bundle-'));
  const entry = join(folder, 'entry.js');
  await writeFile(entry, `import { ${name} } from ${JSON.stringify(front)}; globalThis.part = ${name};`);
  await compile(entry, join(folder, 'out'), react);
  const script = await readFile(join(folder, 'out/main.js'));
  await rm(folder, { recursive: true });
  return { bytes: gzipSync(script).length, text: script.toString() };
}

describe('a program that uses one part', () => {
  it.each([
    ['Button', 2_400],
    ['TextField', 2_600],
    ['ProductCard', 2_400],
    ['NavMenu', 1_200],
    ['Dialog', 24_000],
    ['Menu', 46_000],
    ['ToastRegion', 16_000],
  ])('%s loads at most %i bytes of script', async (name, budget) => {
    expect((await bundleOf(name)).bytes).toBeLessThanOrEqual(budget);
  });

  it('Button carries nothing of the dialogs', async () => {
    expect((await bundleOf('Dialog')).text).toContain('alertdialog');
    expect((await bundleOf('Button')).text).not.toMatch(/dialog/i);
  });
});
