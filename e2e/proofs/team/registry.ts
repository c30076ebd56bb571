import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePorts } from '../../commands/shop-process.ts';
import { runIn } from '../remote/prove-remote.ts';

export interface Registry {
  readonly url: string;
  readonly stop: () => void;
}

/** One of its dependencies asks for a tag that registries do not have: `node-fetch@cjs`. */
const MANIFEST = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };

const CONFIG = `storage: ./storage
web: { enable: false }
packages:
  "@aimante/*": { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: error }
`;

/** Installs and starts Verdaccio, the registry of a company. It serves our packages and no others. */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'config.yaml'), CONFIG);
  await runIn(folder, 'npm', 'install', '--no-audit', '--no-fund');
  const { api: port } = await freePorts();
  const url = `http://127.0.0.1:${port}/`;
  const options = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`];
  const server = spawn(process.execPath, ['node_modules/verdaccio/bin/verdaccio', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(() => isAnswering(url), { timeout: 30_000 }).toBe(true);
  return { url, stop: () => server.kill() };
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(new URL('-/ping', url)).then(
    ({ ok }) => ok,
    () => false,
  );
}
