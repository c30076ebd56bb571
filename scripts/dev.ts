import { dirname, join } from 'node:path';
import { openReleaseStore, readChannels } from '@aimante/releases';
import { type Config, readConfig } from './config.ts';
import { buildAll, builtPackages } from './system/build-all.ts';
import { createChildProcesses } from './system/child-processes.ts';
import { developRemotes, failureOfDrafts, toOverrides } from './system/develop-remotes.ts';
import { onChange } from './system/on-change.ts';
import { publishAll } from './system/publish-all.ts';
import { startSystem } from './system/start-system.ts';
import { stopOnSignal } from './system/stop-on-signal.ts';

const SHELL = 'shell';
const root = dirname(import.meta.dirname);
const print = console.log;
const children = createChildProcesses(root, print);
const stop = stopOnSignal(() => children.stopAll());

try {
  const config = readConfig(process.env, root);
  if (process.env.NODE_ENV === 'production')
    throw new Error('NODE_ENV is production: there, only releases are served.');
  const chosen = choose(process.argv.slice(2));
  const remotes = chosen.filter((name) => name !== SHELL);
  const rebuilt = chosen.filter((name) => name === SHELL);
  const folders = [...new Set([...(await neverReleased(config)), ...rebuilt])];
  const drafts = await developRemotes(root, children, remotes);
  const env = { ...process.env, OVERRIDES: toOverrides(drafts) };
  const { siteUrl, fails } = await startSystem({ root, config, env, children, print, folders });
  if (rebuilt.length > 0) rebuildWhenChanged(config, rebuilt);
  for (const { remote, origin } of drafts) print(`${remote} from ${origin}: save, and look`);
  if (rebuilt.length > 0) print('shell: save, then load the page again');
  print(`\nready at ${siteUrl}. Everything else is as it was last released. Ctrl-C stops everything.`);
  await Promise.race(drafts.length > 0 ? [fails, failureOfDrafts(drafts)] : [fails]);
} catch (error) {
  if (!stop.hasBegun()) {
    await children.stopAll();
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

function choose(names: readonly string[]): readonly string[] {
  const known = builtPackages(root);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return names.length > 0 ? names : known;
}

async function neverReleased({ dataDir }: Config): Promise<readonly string[]> {
  const store = await openReleaseStore({ dataDir, releasesDir: process.env.RELEASES_DIR, env: process.env });
  const live = (await readChannels(store))?.live ?? {};
  return builtPackages(root).filter((name) => !live[name]);
}

/** An open page cannot replace its shell, so a change needs a new build. */
function rebuildWhenChanged({ dataDir }: Config, folders: readonly string[]): void {
  const rebuild = async () => {
    try {
      await buildAll({ root, children, print, folders });
      await publishAll({ root, dataDir, env: process.env, print, folders });
    } catch (error) {
      if (!stop.hasBegun()) print(error instanceof Error ? error.message : String(error));
    }
  };
  onChange(
    [...folders, 'shared'].map((folder) => join(root, folder)),
    rebuild,
  );
}
