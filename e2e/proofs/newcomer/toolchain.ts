import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The npm that comes with each Node. */
const NPM_OF: Readonly<Record<string, string>> = { '20': '10', '22': '10', '24': '11' };
const ADDRESS = `node-${process.platform}-${process.arch}`;

/** Installs this Node and its npm from the registry. Returns the folder with `node`, `npm` and `npx` alone. */
export function installNode(folder: string, major: string): string {
  const packages = join(folder, `node-${major}`);
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, 'package.json'), '{ "private": true }');
  const names = [`${ADDRESS}@${major}`, `npm@${NPM_OF[major] ?? 'latest'}`];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...names], {
    cwd: packages,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const bin = join(packages, 'bin');
  mkdirSync(bin);
  symlinkSync(join(packages, 'node_modules', ADDRESS, 'bin/node'), join(bin, 'node'));
  for (const name of ['npm', 'npx'])
    symlinkSync(join(packages, 'node_modules/npm/bin', `${name}-cli.js`), join(bin, name));
  return bin;
}
