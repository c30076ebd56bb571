import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canReach, unprivilegedAccount } from './account.ts';

export interface DataFolder {
  /** Contains everything below. Owned by the account that PostgreSQL runs under. */
  home: string;
  cluster: string;
  serverLog: string;
  password: string;
  account: Account | undefined;
}

/** For folders that the unprivileged account cannot reach elsewhere. */
export const systemFolder = '/var/lib/aimante';

/** Prepares the folder: reachable and owned by the account of the server, closed to all others. */
export async function prepareDataFolder(dataDir: string, log: (line: string) => void): Promise<DataFolder> {
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  let home = await realpath(join(dataDir, 'postgres'));
  const account = await unprivilegedAccount(join(home, 'cluster'));
  if (account && !(await canReach(join(home, '..'), account))) {
    const elsewhere = await folderFor(home);
    log(`User "${account.name}" cannot access ${home}: the database is in ${elsewhere}.`);
    home = elsewhere;
  }
  await mkdir(home, { recursive: true });
  if (account) await chown(home, account.uid, account.gid);
  await refuseForeign(home);
  await chmod(home, 0o700);
  const password = await readOrCreate(join(home, 'password'), () => randomBytes(24).toString('base64url'));
  if (account) await chown(join(home, 'password'), account.uid, account.gid);
  return { home, cluster: join(home, 'cluster'), serverLog: join(home, 'server.log'), password, account };
}

/**
 * Named by the path and by an id file in it: a data folder that was emptied starts empty and does not find old data.
 */
async function folderFor(home: string): Promise<string> {
  const mark = await readOrCreate(join(home, 'id'), () => randomBytes(8).toString('hex'));
  const name = createHash('sha256').update(`${home}\n${mark}`).digest('hex').slice(0, 16);
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  return join(systemFolder, name);
}

async function refuseForeign(home: string): Promise<void> {
  const { uid } = await stat(home);
  const me = process.getuid?.();
  if (me === undefined || me === 0 || me === uid) return;
  throw new Error(`${home} belongs to another user (${uid}). Start as that user, or choose another DATA_DIR.`);
}

/** Linked when complete: a start killed halfway leaves no empty file. */
async function readOrCreate(file: string, create: () => string): Promise<string> {
  const draft = `${file}.draft-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, create(), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
