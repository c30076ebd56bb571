import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { foreignEnvironment } from './test-system.ts';

const root = dirname(dirname(import.meta.dirname));
/** The test system has its own ports and log level, and uses the caller's browser. */
const PASSED_VARIABLES = ['API_PORT', 'CHROMIUM_PATH', 'CI', 'LOG_LEVEL', 'PORT'];

describe('the environment of the tests', () => {
  it('contains no setting that differs from a new shop', () => {
    const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| (`[A-Z][^|]*)\|/gm);
    const settings = [...rows].flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []);
    const given = Object.fromEntries([...settings, 'PATH'].map((name) => [name, 'somewhere']));
    expect(Object.keys(foreignEnvironment(given)).sort()).toEqual([...PASSED_VARIABLES, 'PATH'].sort());
  });
});
