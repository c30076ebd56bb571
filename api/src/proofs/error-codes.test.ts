import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

const declared = read('**/errors.ts').flatMap((text) =>
  [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, code = '']) => code),
);

describe('every code that the server may answer with', () => {
  it('is declared once', () => {
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((code, at) => declared.indexOf(code) !== at)).toEqual([]);
  });

  it('is expected by some test', () => {
    const tests = read('**/*.test.ts').join('\n');
    expect(declared.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
  });

  it('is given by some code', () => {
    const sources = read('**/*.ts').join('\n');
    expect(declared.filter((code) => !new RegExp(`Errors\\.${code}\\b`).test(sources))).toEqual([]);
  });
});
