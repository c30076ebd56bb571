import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from '@aimante/build';
import type { ChildProcesses } from './child-processes.ts';

const AT_ONCE = 2;

/**
 * The shell and the remotes: every folder with a build configuration. A change of branch leaves the folder of a removed
 * remote, with its dependencies alone.
 */
export function builtPackages(root: string): string[] {
  return readdirSync(root)
    .filter((folder) => folder === 'shell' || folder.startsWith('mf-'))
    .filter((folder) => existsSync(join(root, folder, 'remote.config.ts')))
    .sort();
}

export interface BuildOptions {
  readonly root: string;
  readonly children: ChildProcesses;
  readonly print: (line: string) => void;
  /** Only these. Default: all. */
  readonly folders?: readonly string[];
}

/** Builds what changed since the last build, two packages at a time. */
export async function buildAll({ root, children, print, folders = builtPackages(root) }: BuildOptions): Promise<void> {
  const stale = await stalePackages(root, folders);
  if (stale.length === 0) return;
  print(`Building ${stale.join(', ')} ...`);
  const queue = stale.values();
  let done = 0;
  const worker = async () => {
    for (const folder of queue) {
      const start = performance.now();
      await buildOne(root, children, folder);
      done += 1;
      print(`  ${done}/${stale.length} ${folder} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function stalePackages(root: string, folders: readonly string[]): Promise<string[]> {
  const isStale = await Promise.all(folders.map((folder) => isChanged(join(root, folder))));
  return folders.filter((_, index) => isStale[index]);
}

/** `buildPackage` repeats this check. Here it saves a process in the usual case. */
async function isChanged(folder: string): Promise<boolean> {
  const built = await readFile(join(folder, 'dist', '.source-hash'), 'utf8').catch(() => undefined);
  return built !== (await sourceHash(folder));
}

export async function buildOne(root: string, children: ChildProcesses, folder: string): Promise<void> {
  const script = join(import.meta.dirname, 'build-package.ts');
  const child = children.start({ name: folder, script, args: [join(root, folder)] });
  await child.messageOfType('built');
  await child.ended;
}
