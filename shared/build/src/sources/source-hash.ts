import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.types', 'README.md', 'LICENSE', 'lib', 'gallery']);

/** One hash of all inputs of the build: the package's files, those of its workspace dependencies, and the lockfile. */
export async function sourceHash(packageDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [...(await workspaceClosure(packageDir))].sort()) await hashFolder(hash, folder, folder);
  hash.update(await lockfile(packageDir));
  return hash.digest('hex');
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

async function workspaceClosure(packageDir: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(packageDir)) return found;
  found.add(packageDir);
  const manifest = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as Manifest;
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, range] of Object.entries(dependencies)) {
    const isRead = range.startsWith('workspace:') && name !== '@aimante/testing';
    if (isRead) await workspaceClosure(await realpath(join(packageDir, 'node_modules', name)), found);
  }
  return found;
}

async function hashFolder(hash: Hash, folder: string, root: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.build-') || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) await hashFolder(hash, path, root);
    else
      hash
        .update(relative(root, path))
        .update('\0')
        .update(await readFile(path));
  }
}

async function lockfile(folder: string): Promise<Buffer> {
  const parent = dirname(folder);
  if (parent === folder) return Buffer.alloc(0);
  return readFile(join(folder, 'pnpm-lock.yaml')).catch(() => lockfile(parent));
}
