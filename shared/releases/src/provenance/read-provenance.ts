import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../signing/signed-document.ts';
import type { BuildOrigin } from './provenance.ts';
import { listSchema, writeSbom } from './sbom.ts';

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;

interface BuildPlace {
  /** The folder of the repository, with its lockfile. */
  readonly root: string;
  /** The folder of the built package. */
  readonly folder: string;
  readonly name: string;
}

/** Undefined outside a git repository, or before its first commit. */
export async function readBuildOrigin({ root, folder, name }: BuildPlace): Promise<BuildOrigin | undefined> {
  const git = (...words: readonly string[]) =>
    run('git', [...words], { cwd: root }).then(({ stdout }) => stdout.trim());
  const commit = await git('rev-parse', 'HEAD').catch(() => undefined);
  if (!commit) return undefined;
  const [changes, lockfile, pnpm, listed, { version }] = await Promise.all([
    git('status', '--porcelain'),
    readFile(join(root, 'pnpm-lock.yaml')),
    run('pnpm', ['--version'], { cwd: root }).then(({ stdout }) => stdout.trim()),
    list(folder),
    readFile(join(folder, 'package.json'), 'utf8').then((text) => JSON.parse(text) as { version: string }),
  ]);
  const origin = { commit, isClean: changes === '', node: process.versions.node, pnpm, lockfile: sha256(lockfile) };
  return { origin, sbom: writeSbom({ name, version }, listed) };
}

/** In a workspace, pnpm lists every package of it. */
async function list(folder: string) {
  const words = ['list', '--prod', '--depth', 'Infinity', '--json'];
  const { stdout } = await run('pnpm', words, { cwd: folder, maxBuffer: 256 * MEGABYTE });
  const own = listSchema.parse(JSON.parse(stdout)).find(({ path }) => path === folder);
  if (!own) throw new Error(`pnpm lists no packages for ${folder}.`);
  return own;
}
