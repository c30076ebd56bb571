import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { requireFreeSpace } from './free-space.mjs';

/** Without a network, the error comes within seconds rather than after a minute. */
const PATIENCE = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
const isWindows = process.platform === 'win32';

/**
 * Installs Node 24 and pnpm 12 from the npm registry into `.toolchain/` and checks their hashes. Returns their paths.
 */
export async function ensureToolchain(root) {
  const platform = `${process.platform}-${process.arch}`;
  const table = JSON.parse(await readFile(join(root, 'scripts', 'bootstrap', 'toolchain.json'), 'utf8'));
  const pins = table[platform];
  if (!pins) throw new Error(`No toolchain is pinned for ${platform}. Pinned: ${Object.keys(table).join(', ')}.`);

  const folder = join(root, '.toolchain', createHash('sha256').update(JSON.stringify(pins)).digest('hex').slice(0, 12));
  const paths = binaries(folder, pins);
  if (existsSync(paths.node) && existsSync(paths.pnpm)) return paths;

  await requireFreeSpace(root, { gigabytes: 2, purpose: 'the first start' });
  console.log(`Downloading Node ${pins.node.version} and pnpm ${pins.pnpm.version} (once, about 80 MB) ...`);
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await writeManifest(draft, [pins.node, pins.pnpm]);
  try {
    await npmCi(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await install(draft, folder, paths);
  return paths;
}

/** A parallel first run may have installed it already, and may be using it. */
async function install(draft, folder, { node, pnpm }) {
  if (existsSync(node) && existsSync(pnpm)) return rm(draft, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

function binaries(folder, pins) {
  const modules = join(folder, 'node_modules');
  return {
    node: join(modules, pins.node.name, 'bin', isWindows ? 'node.exe' : 'node'),
    pnpm: join(modules, pins.pnpm.name, isWindows ? 'pnpm.exe' : 'pnpm'),
  };
}

async function writeManifest(folder, pins) {
  const dependencies = Object.fromEntries(pins.map(({ name, version }) => [name, version]));
  const packages = { '': { dependencies } };
  for (const { name, version, integrity } of pins) packages[`node_modules/${name}`] = { version, integrity };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

function npmCi(folder) {
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...PATIENCE], {
    cwd: folder,
    shell: isWindows,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error('npm was not found. Install Node 20 or later with npm, then try again.')));
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            'The toolchain could not be downloaded. Check that the npm registry can be reached, then try again.',
          ),
        );
    });
  });
}
