import { dirname, join } from 'node:path';
import { runReleasesCli } from '@aimante/releases';
import { readBuildOrigin } from '@aimante/releases/provenance';
import { readConfig } from './config.ts';
import { buildOne, builtPackages } from './system/build-all.ts';
import { createChildProcesses } from './system/child-processes.ts';
import { releaseReason } from './system/last-release.ts';
import { stopOnSignal } from './system/stop-on-signal.ts';
import { keepOwnTrust } from './system/teams.ts';
import { verifyRelease } from './system/verify-release.ts';

const root = dirname(import.meta.dirname);
const argv = process.argv.slice(process.argv[3] === 'verify' ? 3 : 2);
const [command = '', remote = ''] = argv;
const NAMED: readonly string[] = ['release', 'promote', 'withdraw', 'rollback', 'kill', 'retire', 'restore'];
const children = createChildProcesses(root, console.error);
stopOnSignal(() => children.stopAll());

try {
  const { dataDir } = readConfig(process.env, root);
  const asksForHelp = argv.includes('--help');
  if (NAMED.includes(command) && !asksForHelp && !/^\w/.test(remote)) throw new Error(versionArgument(command));
  // With `--dist` the build exists already.
  const isRelease = command === 'release' && !asksForHelp && !argv.some((word) => word.startsWith('--dist'));
  if (isRelease) await build();
  if (isRelease) await keepOwnTrust({ root, dataDir, env: process.env });
  if (command === 'verify') {
    const isSame = await verifyRelease({ root, dataDir, env: process.env, label: remote, print: console.log });
    process.exit(isSame ? 0 : 1);
  }
  const surroundings = isRelease ? { root, releaseReason, originOf } : { root };
  process.exit(await runReleasesCli(argv, { ...process.env, DATA_DIR: dataDir }, surroundings));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (argv.includes('--json')) console.log(JSON.stringify({ error: 'UNEXPECTED', message }));
  else console.error(message);
  process.exit(1);
}

function originOf(name: string) {
  return readBuildOrigin({ root, folder: join(root, name), name });
}

function versionArgument(command: string): string {
  return `Which one? npm run ${command} -- <remote>. There are ${builtPackages(root).join(', ')}.`;
}

async function build(): Promise<void> {
  const known = builtPackages(root);
  if (!known.includes(remote)) throw new Error(`There is no ${remote}. There are ${known.join(', ')}.`);
  console.error(`Building ${remote} ...`);
  await buildOne(root, children, remote);
}
