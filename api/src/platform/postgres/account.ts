import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The operating system account that PostgreSQL runs under. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

const preferred = ['postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root. Undefined: this process is not root, so PostgreSQL runs under the same account.
 */
export async function unprivilegedAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  const owner = await stat(cluster).catch(() => undefined);
  const account =
    accounts.find(({ uid }) => owner && uid === owner.uid && uid !== 0) ??
    preferred.map((name) => accounts.find((one) => one.name === name && one.uid !== 0)).find(Boolean);
  if (account) return account;
  throw new Error(
    'PostgreSQL refuses to run as root and no user "postgres" or "nobody" was found. Start as another user, or set DATABASE_URL.',
  );
}

function parsePasswd(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Whether the account may enter every folder on the way to `path`. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if (!(mode & bit)) return false;
  const parent = dirname(path);
  return parent === path || canReach(parent, account);
}
