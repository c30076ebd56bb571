import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteConfig } from '@aimante/build';
import { keepTrust, keyFiles, openReleaseStore, type Teams, teamsSchema } from '@aimante/releases';

const fileOf = (root: string) => join(root, 'teams.json');

/** What each team of this repository may release. The owner of the site decides it. */
export async function readTeams(file: string): Promise<Teams> {
  return teamsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

interface OwnStore {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Brings the trust of the store up to date with `teams.json`, on the machine that has the owner's keys. */
export async function keepOwnTrust({ root, dataDir, env }: OwnStore): Promise<void> {
  const store = await openReleaseStore({ dataDir, releasesDir: env.RELEASES_DIR, env });
  const { targets, pin } = keyFiles(dataDir);
  const [hasKey, hasPin] = await Promise.all([targets, pin].map(exists));
  if (hasKey || !(hasPin || env.RELEASE_TRUST_ROOT))
    await keepTrust({ ...store, dataDir }, await readTeams(fileOf(root)));
}

/** Grants a new remote to its team, as much as it declares. */
export async function grantRemote(root: string, { name, team, pages, fragments, links }: RemoteConfig): Promise<void> {
  const teams = await readTeams(fileOf(root));
  const fills = [...new Set([...(fragments ?? []), ...(links ?? [])].map(({ slot }) => slot))];
  const grants = { remotes: [name], pages: pages.map(({ path }) => path), fills };
  await writeFile(fileOf(root), `${JSON.stringify({ ...teams, [team]: grants }, null, 2)}\n`);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
