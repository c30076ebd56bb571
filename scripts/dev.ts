import { dirname, join } from 'node:path';
import { readConfig } from './config.ts';
import { buildAll, builtPackages } from './system/build-all.ts';
import { createChildProcesses } from './system/child-processes.ts';
import { onChange } from './system/on-change.ts';
import { publishAll } from './system/publish-all.ts';
import { startSystem } from './system/start-system.ts';
import { stopOnSignal } from './system/stop-on-signal.ts';

const root = dirname(import.meta.dirname);
const print = console.log;
const wanted = process.argv.slice(2);
const children = createChildProcesses(root, print);
const stop = stopOnSignal(() => children.stopAll());

try {
  const config = readConfig(process.env, root);
  const folders = choose(wanted);
  const { siteUrl, fails } = await startSystem({ root, config, env: process.env, children, print });
  const rebuild = async () => {
    try {
      await buildAll({ root, children, print, folders });
      await publishAll({ root, dataDir: config.dataDir, env: process.env, print });
    } catch (error) {
      if (!stop.hasBegun()) print(error instanceof Error ? error.message : String(error));
    }
  };
  onChange([...folders.map((folder) => join(root, folder)), join(root, 'shared')], rebuild);
  print(
    `\nready at ${siteUrl}. Watching ${folders.join(', ')}: save, then load the page again. Ctrl-C stops everything.`,
  );
  await fails;
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
