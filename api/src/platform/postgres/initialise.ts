import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { superuser } from './connection.ts';
import type { DataFolder } from './data-folder.ts';
import { runCommand } from './run-command.ts';

const draftPrefix = 'cluster.new-';

export async function majorOf(cluster: string): Promise<number | undefined> {
  if (!existsSync(cluster)) return undefined;
  return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
}

/** Initialises a draft and renames it when complete: an existing `cluster` folder is always complete. */
export async function initialise(folder: DataFolder, binaries: Binaries): Promise<void> {
  const draft = join(folder.home, draftPrefix + randomBytes(4).toString('hex'));
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, folder.password, { mode: 0o600 });
  if (folder.account) await chown(passwordFile, folder.account.uid, folder.account.gid);
  try {
    const { code, output } = await runCommand(binaries.initdb, initdbArguments(draft, passwordFile, binaries.major), {
      cwd: folder.home,
      env: serverEnvironment(),
      ...(folder.account && { uid: folder.account.uid, gid: folder.account.gid }),
    });
    if (code !== 0) throw new Error(`PostgreSQL could not be initialised (exit ${code}):\n${output}`);
    await rename(draft, folder.cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Removes drafts of killed starts. If an orphaned initdb still writes to one, the next start removes it. */
export async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(draftPrefix)) {
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    }
  }
}

/** Removes the caller's locale and `PG…` settings. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

function initdbArguments(cluster: string, passwordFile: string, major: number): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    ...locale(major),
  ];
}

/** Sorts by code point, with Unicode case rules: the same on every machine and in every version. */
function locale(major: number): string[] {
  if (major >= 17) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (process.platform === 'linux') return ['--locale=C', '--lc-ctype=C.UTF-8'];
  return ['--locale=C', '--locale-provider=icu', '--icu-locale=und'];
}
