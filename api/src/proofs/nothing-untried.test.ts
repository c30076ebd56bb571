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

/** `:id` stands for whatever a test fills in. */
const asPattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, "[^/'`\\s]+");

describe('every call of the contract', () => {
  const contract = join(root, '../../shared/api-contract/src');
  const calls = globSync('*/calls.ts', { cwd: contract }).flatMap((file) => {
    const text = readFileSync(join(contract, file), 'utf8');
    return [...text.matchAll(/export const (\w+) = call<[^>]*>\(\s*'\w+',\s*'([^']+)'/g)];
  });

  it('is made by some test', () => {
    const tests = [...read('**/*.test.ts'), ...read('**/*.fixture.ts'), ...read('**/test-*.ts')].join('\n');
    const isMade = (name: string, path: string) =>
      new RegExp(`\\b${name}\\b`).test(tests) || new RegExp(`${asPattern(path)}['\`?$\\s]`).test(tests);
    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter(([, name = '', path = '']) => !isMade(name, path)).map(([, name]) => name)).toEqual([]);
  });
});
