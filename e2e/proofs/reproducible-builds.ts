import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runIn } from './remote/prove-remote.ts';
import { builtPackages } from './tools/built-packages.ts';

/**
 * Builds the last commit in two folders of different depth, one with a space and an accent as a Mac may have it, and
 * compares every file of every release.
 */
const PROOF = 'one commit gives the same bytes in every folder';
const FOLDERS = ['a', 'Users/Marie Dupont/aimanté'];

const scratch = await mkdtemp(join(tmpdir(), 'aimante-builds-'));
const copies = FOLDERS.map((folder) => join(scratch, folder));
try {
  for (const copy of copies) {
    await runIn(repository, 'git', 'clone', '--quiet', '--no-hardlinks', repository, copy);
    await symlink(join(repository, '.toolchain'), join(copy, '.toolchain'));
    await runIn(copy, 'npm', 'run', 'build');
  }
  let tried = 0;
  let lost = 0;
  for (const name of builtPackages(repository)) {
    const [one, other] = await Promise.all(copies.map((copy) => filesOf(join(copy, name, 'dist/remote.json'))));
    for (const file of new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])) {
      tried += 1;
      if (one?.[file]?.integrity === other?.[file]?.integrity) continue;
      lost += 1;
      console.log(`${name}/${file} differs`);
    }
  }
  process.send?.({ type: 'proof', proof: PROOF, tried, lost });
} finally {
  await rm(scratch, { recursive: true, force: true, maxRetries: 20 });
  process.disconnect?.();
}

type Files = Readonly<Record<string, { readonly integrity: string }>>;

async function filesOf(descriptor: string): Promise<Files> {
  return (JSON.parse(await readFile(descriptor, 'utf8')) as { readonly files: Files }).files;
}
