import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreeSpace } from './free-space.mjs';

/** Installs with the frozen lockfile, unless the last install used exactly this lockfile. */
export async function ensureDependencies(root, pnpm, env) {
  const lock = await readFile(join(root, 'pnpm-lock.yaml')).catch(() => {
    throw new Error('pnpm-lock.yaml is missing: this checkout is incomplete.');
  });
  const settings = await readFile(join(root, 'pnpm-workspace.yaml'));
  const state = createHash('sha256').update(lock).update(settings).update(root).digest('hex');
  const mark = join(root, 'node_modules', '.aimante-install');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === state) return;

  // Later installs reuse what is there.
  if (!existsSync(join(root, 'node_modules')))
    await requireFreeSpace(root, { gigabytes: 1.7, purpose: 'the install with the first build' });
  console.log('Installing dependencies from the lockfile ...');
  await rm(mark, { force: true });
  await install(root, pnpm, env);
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(mark, state);
}

function install(root, pnpm, env) {
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  // CI=true: pnpm never asks a question.
  const child = spawn(pnpm, args, { cwd: root, env: { ...env, CI: 'true' }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const progress = /Progress: .*/g;
    const last = String(chunk).match(progress)?.at(-1);
    if (last) console.log(`  ${last}`);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${output}\nThe install failed (exit ${code}). Check that the npm registry can be reached, then try again. If package.json files changed, run: npm run toolchain -- pnpm install`,
          ),
        );
    });
  });
}
