import { dirname, resolve } from 'node:path';
import {
  delegate,
  flipChannels,
  keyFiles,
  type Owner,
  openReleaseStore,
  readChannels,
  renewRoot,
  renewTrust,
  teamsOf,
} from '@aimante/releases';
import { readConfig } from './config.ts';
import { readTeams } from './system/teams.ts';

const USAGE = `npm run trust                           the teams, what they may release, and their keys
npm run trust -- apply [file]           grant what the file says: teams.json, or another one. Teams that it lacks lose everything
npm run trust -- renew <team>           a new key for a team. The old one signs nothing any more
npm run trust -- renew-root             new keys for the root, the grants and the timestamps`;

/** The owner's commands on the keys of the release store. See docs/decisions/033. */
const root = dirname(import.meta.dirname);
const [command = 'show', argument] = process.argv.slice(2);

try {
  const { dataDir } = readConfig(process.env, root);
  const store = await openReleaseStore({ dataDir, releasesDir: process.env.RELEASES_DIR, env: process.env });
  const owner = { ...store, dataDir };
  const trust = await store.trust.newest();
  if (command === 'show') await show(owner);
  else if (command === 'apply')
    await delegate(owner, { teams: await readTeams(resolve(root, argument ?? 'teams.json')) });
  else if (command === 'renew' && argument && Object.hasOwn(teamsOf(trust), argument))
    await delegate(owner, { teams: teamsOf(trust), renewed: [argument] });
  else if (command === 'renew-root') await renewRoot(owner);
  else throw new Error(USAGE);
  if (command !== 'show') {
    if (await readChannels(store)) await flipChannels(store, renewTrust(`npm run trust -- ${command}`));
    await show(owner);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function show({ dataDir, trust }: Owner): Promise<void> {
  const { version, teams } = await trust.newest();
  console.log(`Root ${version.root}, grants ${version.targets}. The keys are in ${keyFiles(dataDir).folder}.`);
  console.table(
    Object.fromEntries(
      teams.map(({ name, keyIds, grants }) => [
        name,
        { remotes: grants.remotes.join(' '), pages: grants.pages.join(' '), key: keyIds[0]?.slice(0, 12) },
      ]),
    ),
  );
}
