import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs packages of Debian where their file is missing. Needs root. */
export function installFromDebian(packages: Readonly<Record<string, string>>): void {
  for (const [file, name] of Object.entries(packages))
    if (!existsSync(file)) run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
}

/** Installs packages of the npm registry into a folder. Only one proof uses them: they are not in our lockfile. */
export function installFromRegistry(folder: string, dependencies: Readonly<Record<string, string>>): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], folder);
}

function run(command: string, args: readonly string[], cwd?: string): void {
  execFileSync(command, args, { ...(cwd && { cwd }), stdio: ['ignore', 'ignore', 'inherit'] });
}
