import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { proveRemote, repository, runIn } from '../remote/prove-remote.ts';
import { startRegistry } from './registry.ts';

/** A server entry that prepares nothing: the page is rendered on the server as it is. */
export const SERVER_ENTRY = `import type { PreparedPage } from '@aimante/remote/server';

export async function prepare(): Promise<PreparedPage> {
  return {};
}
`;

/** Runs a proof with a registry that has the packages of this repository. */
export function proveTeam(proof: string, steps: (folder: string, registry: string) => Promise<void>): Promise<void> {
  return proveRemote(proof, async (folder) => {
    const registry = await startRegistry(join(folder, 'registry'));
    try {
      await publishPackages(folder, registry.url);
      await steps(folder, registry.url);
    } finally {
      registry.stop();
    }
  });
}

/** As an engineer of the shop who is signed in to the registry of the company. */
async function publishPackages(folder: string, registry: string): Promise<void> {
  const { host } = new URL(registry);
  const settings = join(folder, 'npmrc');
  await writeFile(settings, `@aimante:registry=${registry}\n//${host}/:_authToken=engineer\n`);
  process.env.NPM_CONFIG_USERCONFIG = settings;
  await runIn(repository, 'npm', 'run', 'publish-packages', '--', registry);
  delete process.env.NPM_CONFIG_USERCONFIG;
}

/** On a machine that has none of our packages yet. Returns the folder of the new repository. */
export async function createRepository(
  folder: string,
  registry: string,
  [name, title]: readonly [string, string],
): Promise<string> {
  for (const kind of ['CONFIG', 'CACHE', 'DATA']) process.env[`XDG_${kind}_HOME`] = join(folder, kind.toLowerCase());
  await runIn(folder, 'pnpm', 'config', 'set', '@aimante:registry', registry);
  const from = ['--package=@aimante/build', '--allow-build=@swc/core', 'dlx'];
  await runIn(folder, 'pnpm', ...from, 'aimante-new', name, title);
  return join(folder, name);
}

export interface Grants {
  readonly remotes: readonly string[];
  readonly pages: readonly string[];
  readonly fills: readonly string[];
  readonly offers?: readonly string[];
}

/** The owner of the shop grants the page to the team, and gives it its key. The team gets nothing else. */
export async function grant(theirs: string, team: string, grants: Grants): Promise<void> {
  const { DATA_DIR: dataDir = '' } = process.env;
  const teams = JSON.parse(await readFile(join(repository, 'teams.json'), 'utf8')) as object;
  await writeFile(join(theirs, 'teams.json'), JSON.stringify({ ...teams, [team]: grants }));
  await runIn(repository, 'npm', 'run', 'trust', '--', 'apply', join(theirs, 'teams.json'));
  process.env.RELEASE_SIGNING_KEY = await readFile(join(dataDir, `keys/teams/${team.toLowerCase()}.pem`), 'utf8');
  process.env.RELEASE_TRUST_ROOT = await readFile(join(dataDir, 'keys/trust-root.sha256'), 'utf8');
  process.env.RELEASES_DIR = join(dataDir, 'releases');
  process.env.DATA_DIR = join(theirs, 'data');
}
