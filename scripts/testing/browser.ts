import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without windows. It draws the same pages for three quarters of the processor time. */
const LIGHT = 'chromium-headless-shell';
const INSTALL_MS = 180_000;
const NAMES = [LIGHT, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** An installed Chromium, else Playwright's own, else Debian's package where it can be installed. */
export function findBrowser(print: (line: string) => void): string {
  if (process.env.CI && !chosen() && !onPath([LIGHT])) installFromDebian(print);
  const found = chosen() ?? onPath(NAMES) ?? fromPlaywright() ?? (installFromDebian(print) ? onPath(NAMES) : undefined);
  if (found) return found;
  throw new Error('No Chromium was found. Install one, or give its path in CHROMIUM_PATH, then try again.');
}

function chosen(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, which does not exist.`);
  return path || undefined;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function installFromDebian(print: (line: string) => void): boolean {
  const isPossible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isPossible) return false;
  print(`Installing Debian's ${LIGHT} ...`);
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALL_MS,
    });
  run(['update', '-q']);
  return run(['install', '-y', '--no-install-recommends', LIGHT]).status === 0;
}
