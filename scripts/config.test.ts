import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const root = dirname(import.meta.dirname);

describe('readConfig', () => {
  it('needs nothing from the environment', () => {
    expect(readConfig({}, root)).toEqual({ port: 3000, apiPort: 4000, dataDir: join(root, 'data'), isDemo: true });
  });

  it('shows no demo accounts in production', () => {
    const secrets = { AUTH_SECRET: 'a'.repeat(32), LINK_SECRET: 'b'.repeat(32) };
    expect(readConfig({ NODE_ENV: 'production', ...secrets }, root).isDemo).toBe(false);
  });

  it('names all faults at once, and each setting once', () => {
    const environment = { NODE_ENV: 'production', DEMO: '1', PORT: 'abc', SITE_URL: 'x', CANARY_SALT: 'y'.repeat(201) };
    let message = '';
    try {
      readConfig(environment, root);
    } catch (error) {
      message = String(error);
    }
    expect(message).not.toContain('\n');
    expect(message.match(/[A-Z_]{4,}(?=[,:])/g)).toEqual([
      'PORT',
      'SITE_URL',
      'DEMO',
      'AUTH_SECRET',
      'LINK_SECRET',
      'CANARY_SALT',
    ]);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ API_PORT: '0' }, 'API_PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ DEMO: 'perhaps' }, 'DEMO'],
    [{ PORT: '4000' }, 'PORT and API_PORT'],
  ])('refuses %j in one line that names the setting', (environment, name) => {
    expect(() => readConfig(environment, root)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });
});

describe('the table of settings in the README', () => {
  it('lists every setting that the commands, the API, the edge and the releases read, and no other', () => {
    const read = new Set(
      ['scripts', 'api/src', 'edge/src', 'shared/releases/src', 'shared/telemetry/src'].flatMap((folder) =>
        settingsIn(folder),
      ),
    );
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
    const listed = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z0-9_]+/g) ?? []);
    expect(listed.sort()).toEqual([...read].sort());
  });
});

/** Variables of the machine and of tests, which are no settings of the shop. */
const FOREIGN = new Set(['PATH', 'NODE_OPTIONS', 'LOCALAPPDATA', 'npm_lifecycle_event']);

/** Schema keys of a `config.ts`, and variables read directly from the environment. */
function settingsIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('node_modules'))
    .flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      const keys = file.endsWith('config.ts') ? [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)] : [];
      const reads = [...text.matchAll(/\benv(?:ironment)?\.([A-Z][A-Z0-9_]+)\b/g)];
      const taken = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].flatMap((match) => [
        ...(match[1] ?? '').matchAll(/\b([A-Z][A-Z0-9_]+)\b/g),
      ]);
      return [...keys, ...reads, ...taken].map((match) => match[1] ?? '').filter((name) => !FOREIGN.has(name));
    });
}
