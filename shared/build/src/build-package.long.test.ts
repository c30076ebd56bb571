import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { isCompatibleContract } from '@aimante/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BuildResult, buildPackage } from './build-package.ts';

const repository = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A copy of a real remote, next to the original, so that it resolves the same packages. */
async function copyRemote(): Promise<string> {
  const folder = await mkdtemp(join(repository, '.build-test-'));
  await cp(join(repository, 'mf-admin'), folder, {
    recursive: true,
    filter: (source) => !/[\\/](?:dist|\.types|\.build-\d+)$/.test(source),
    verbatimSymlinks: false,
  });
  return folder;
}

/** In a process of its own, as the commands do: a second build in one process may order its tables differently. */
async function buildInOwnProcess(folder: string): Promise<string> {
  const preset = join(import.meta.dirname, 'index.ts');
  const code = `const { buildPackage } = await import(${JSON.stringify(preset)});
    console.log((await buildPackage(${JSON.stringify(folder)})).descriptor.version);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  return stdout.trim();
}

async function buildByRspack(folder: string): Promise<string> {
  await run(process.execPath, [join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], { cwd: folder });
  const { version } = JSON.parse(await readFile(join(folder, 'dist/remote.json'), 'utf8')) as { version: string };
  return version;
}

describe('buildPackage', () => {
  let folder: string;
  let built: BuildResult;

  beforeAll(async () => {
    folder = await copyRemote();
    built = await buildPackage(folder);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('describes what it made', () => {
    const { descriptor } = built;
    const users = descriptor.routes.find(({ id }) => id === 'users');
    expect(users).toMatchObject({
      path: '/admin/users',
      access: 'admin',
      layout: 'admin',
      robots: 'noindex, nofollow',
    });
    expect(users?.title.fr).toContain('Clients');
    const dashboard = descriptor.routes.find(({ id }) => id === 'dashboard');
    expect(dashboard?.assets.js.some((file) => file.startsWith('page-dashboard.'))).toBe(true);
    expect(isCompatibleContract(descriptor.contract)).toBe(true);
    const named = [descriptor.entry, ...descriptor.locales.fr, ...(descriptor.exposes['./app']?.js ?? [])];
    for (const file of named) expect(descriptor.files[file]?.integrity).toMatch(/^sha384-/);
  });

  it('keeps the entry within its budget and without React', async () => {
    const entry = await readFile(join(folder, 'dist/remoteEntry.js'));
    expect(brotliCompressSync(entry).length).toBeLessThanOrEqual(4000);
    const scripts = Object.keys(built.descriptor.files).filter((file) => file.endsWith('.js'));
    const code = (await Promise.all(scripts.map((file) => readFile(join(folder, 'dist', file), 'utf8')))).join('');
    expect(code).not.toContain('react.transitional.element');
  });

  it('does nothing when no source changed, and the same from the same sources, by rspack too', async () => {
    expect((await buildPackage(folder)).isReused).toBe(true);
    const versions = [];
    for (const build of [buildInOwnProcess, buildInOwnProcess, buildByRspack]) {
      await rm(join(folder, 'dist'), { recursive: true });
      versions.push(await build(folder));
    }
    expect(new Set(versions).size).toBe(1);
  }, 90_000);

  it('gives a changed source a version and a container of its own', async () => {
    const texts = join(folder, 'locales/fr.json');
    await writeFile(texts, (await readFile(texts, 'utf8')).replaceAll('Clients', 'Clientes'));
    const { descriptor } = await buildPackage(folder);
    expect(descriptor.version).not.toBe(built.descriptor.version);
    expect(descriptor.container).not.toBe(built.descriptor.container);
  }, 60_000);

  it('keeps the last build when the sources do not compile', async () => {
    const before = await readFile(join(folder, 'dist/remote.json'), 'utf8');
    await writeFile(join(folder, 'src/pages/people/users-page.tsx'), 'export function UsersPage() {} export const = ;');
    await expect(buildPackage(folder)).rejects.toThrow();
    expect(await readFile(join(folder, 'dist/remote.json'), 'utf8')).toBe(before);
    expect((await readdir(folder)).filter((name) => name.startsWith('.build-'))).toEqual([]);
  }, 60_000);
});
