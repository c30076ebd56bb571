import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { isShell, readPackageConfig, writeNewRemote } from '@aimante/build';
import { builtPackages } from './system/build-all.ts';
import { grantRemote } from './system/teams.ts';

/** `npm run new -- mf-blog "Blog"`: writes a remote that runs, with all gates green. See docs/add-a-remote.md. */
const root = dirname(import.meta.dirname);
const [name = '', title = ''] = process.argv.slice(2);

try {
  await refuseTakenPath(`/${name.replace(/^mf-/, '')}`);
  const files = await writeNewRemote(join(root, name), { name, title }, 'workspace');
  const config = await readPackageConfig(join(root, name));
  if (!isShell(config)) await grantRemote(root, config);
  pnpm('install', '--no-frozen-lockfile', '--prefer-offline');
  pnpm('exec', 'biome', 'check', '--write', '--log-level=error', name, 'teams.json');
  console.log(`${files.map((file) => `${name}/${file}`).join('\n')}\n`);
  console.log(`npm run dev -- ${name}        # look at it: http://localhost:3000/${name.replace(/^mf-/, '')}`);
  console.log(`npm run verify && npm test -- units ${name}`);
  console.log(`npm run release -- ${name}    # put it live, alone`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function refuseTakenPath(path: string): Promise<void> {
  for (const folder of builtPackages(root)) {
    const config = await readPackageConfig(join(root, folder));
    if (isShell(config) || !config.pages.some((page) => page.path === path)) continue;
    throw new Error(`${config.name} has the page ${path} already. Choose another name.`);
  }
}

function pnpm(...args: readonly string[]): void {
  execFileSync('pnpm', args, { cwd: root, stdio: 'inherit' });
}
