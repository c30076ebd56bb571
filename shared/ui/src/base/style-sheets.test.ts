import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const source = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
const modules = globSync('**/*.module.css', { cwd: source });

/** The text at the outermost level of a style sheet. */
function outermost(css: string): string[] {
  let depth = 0;
  let outside = '';
  for (const letter of css) {
    if (letter === '{') depth += 1;
    if (depth === 0) outside += letter;
    if (letter === '}') {
      depth -= 1;
      outside += ';';
    }
  }
  return outside
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
}

describe('the style sheet of a component', () => {
  it.each(modules)('%s is entirely in the layer of this package', (file) => {
    expect(outermost(read(file))).toEqual(['@layer ui']);
  });

  it.each(modules)('%s styles neither the root nor a bare element', (file) => {
    const rules = read(file).replace(/@[^{;]+/g, '');
    const preludes = [...rules.matchAll(/([^{};]*[^{};\s]\s*)\{/g)].map(([, prelude = '']) =>
      prelude.replace(/\(.*?\)/gs, (inside) => inside.replaceAll(',', ' ')),
    );
    const selectors = preludes.flatMap((prelude) => prelude.split(',')).map((selector) => selector.trim());
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => !/\.|^(from|to|\d+%)$/.test(selector))).toEqual([]);
  });
});

describe('the base style sheet', () => {
  it('orders the layers first, and has nothing outside them but faces', () => {
    const [first, ...others] = outermost(read('base/base.css'));
    expect(first).toBe('@layer reset, tokens, ui, remote, override');
    expect(new Set(others)).toEqual(new Set(['@font-face', '@layer reset', '@layer ui', '@layer override']));
  });

  it('names font files that are there, 40 kB together at most', () => {
    const files = [...read('base/base.css').matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) =>
      join(source, 'base', path),
    );
    expect(files.map((file) => relative(source, file))).toEqual([
      'fonts/fraunces-latin.woff2',
      'fonts/inter-latin.woff2',
    ]);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(40_000);
  });
});
