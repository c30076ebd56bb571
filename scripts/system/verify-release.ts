import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  openReleaseStore,
  type Provenance,
  readBuiltDescriptor,
  readProvenance,
  requireRelease,
} from '@aimante/releases';

type RemoteDescriptor = Awaited<ReturnType<typeof requireRelease>>;
/** What the comparison reads by name. It compares the other fields as they are. */
type Files = { readonly files: Readonly<Record<string, { readonly integrity: string } | undefined>> };

const run = promisify(execFile);

interface Verification {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** As `mf-catalog@0.1.0-3f9c21aa`. */
  readonly label: string;
  readonly print: (line: string) => void;
}

/** Builds a release again from its commit, in another folder, and compares every file with the signed ones. */
export async function verifyRelease({ root, dataDir, env, label, print }: Verification): Promise<boolean> {
  const [name = '', version = ''] = label.split('@');
  if (!version) throw new Error('Which one? npm run releases -- verify <remote>@<version>');
  const store = await openReleaseStore({ dataDir, releasesDir: env.RELEASES_DIR, env, readsOnly: true });
  const released = await requireRelease(store, { name, version });
  const origin = await readProvenance(store, released);
  for (const line of originLines(label, origin)) print(line);
  if (!origin.isClean) {
    print('It was built with changes that are not in the commit, so it cannot be built again.');
    return false;
  }
  const rebuilt = await buildAt(root, origin.commit, name);
  const differing = differences(released, rebuilt);
  for (const file of differing) print(`${file} differs`);
  const files = Object.keys(released.files).length;
  if (differing.length > 0)
    print(`${label} is not what its commit gives: ${differing.length} of ${files} files differ.`);
  else print(`${label} is what its commit gives: ${files} files, all the same.`);
  return differing.length === 0;
}

function originLines(label: string, { commit, node, pnpm, lockfile, sbom }: Provenance): string[] {
  return [
    `${label} was built from commit ${commit}, with Node ${node} and pnpm ${pnpm}.`,
    `Lockfile ${lockfile.slice(0, 16)}, bill of materials ${sbom.slice(0, 16)}.`,
  ];
}

/** In a worktree of this repository. Its own scripts install and build it. */
async function buildAt(root: string, commit: string, name: string): Promise<RemoteDescriptor> {
  const scratch = await mkdtemp(join(tmpdir(), 'aimante-verify-'));
  const tree = join(scratch, 'tree');
  const git = (...words: readonly string[]) => run('git', [...words], { cwd: root });
  try {
    await git('worktree', 'add', '--detach', tree, commit);
    await symlink(join(root, '.toolchain'), join(tree, '.toolchain'));
    await run('npm', ['run', '--silent', 'build', '--', name], { cwd: tree, env: cleanEnv() });
    return await readBuiltDescriptor(join(tree, name, 'dist'));
  } finally {
    await git('worktree', 'remove', '--force', tree).catch(() => undefined);
    await rm(scratch, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** npm passes its own settings on to child processes, and with them the folder of this repository. */
function cleanEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(?:npm_|INIT_CWD)/.test(key)));
}

/** Files that differ, or that only one of the two has, and `remote.json` when the rest of it differs. */
export function differences(released: Files, rebuilt: Files): string[] {
  const names = [...new Set([...Object.keys(released.files), ...Object.keys(rebuilt.files)])];
  const files = names.filter((file) => released.files[file]?.integrity !== rebuilt.files[file]?.integrity);
  const isSame = JSON.stringify(sorted(released)) === JSON.stringify(sorted(rebuilt));
  return isSame || files.length > 0 ? files : ['remote.json'];
}

/** With its keys in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
