import { join, resolve } from 'node:path';
import { openReleaseStore } from '../open-release-store.ts';
import type { OriginOf } from '../provenance/provenance.ts';
import type { Rehearse } from '../rehearsal/rehearsal.ts';
import { rehearseInBrowser } from '../rehearsal/rehearse-in-browser.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { parseCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

export interface CliSurroundings {
  /** The folder that contains the remotes' folders. */
  readonly root?: string;
  readonly store?: ReleaseStore;
  readonly print?: (line: string) => void;
  readonly progress?: (line: string) => void;
  readonly releaseReason?: string | undefined;
  readonly originOf?: OriginOf | undefined;
  /** Opens a release before its visitors do. Default: in a browser of this machine. */
  readonly rehearse?: Rehearse;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs one command and returns the exit code. The last printed line gives the new state. */
export async function runReleasesCli(
  argv: readonly string[],
  env: Environment,
  surroundings: CliSurroundings = {},
): Promise<number> {
  const { root = process.cwd(), print = console.log, progress = showProgress } = surroundings;
  const isJson = argv.includes('--json');
  try {
    const { command } = parseCommandLine(argv);
    const store = surroundings.store ?? (await openStore(root, env));
    const distOf = (remote: string) => join(root, remote, 'dist');
    const siteUrl = env.SITE_URL || `http://localhost:${env.PORT || 3000}`;
    const answer = await runCommand(store, command, {
      distOf,
      siteUrl,
      place: env.RELEASES_BUCKET || env.RELEASES_DIR || join(dataDirOf(root, env), 'releases'),
      progress: isJson ? () => {} : progress,
      releaseReason: surroundings.releaseReason,
      originOf: surroundings.originOf,
      rehearse: surroundings.rehearse ?? rehearseInBrowser(env),
    });
    if (!isJson) progress('');
    print(isJson ? JSON.stringify(answer.data) : answer.lines.join('\n'));
    return 0;
  } catch (error) {
    const { code, message } = explain(error);
    print(isJson ? JSON.stringify({ error: code, message }) : message);
    return code === 'USAGE' ? 2 : 1;
  }
}

function openStore(root: string, env: Environment): Promise<ReleaseStore> {
  return openReleaseStore({ dataDir: dataDirOf(root, env), releasesDir: env.RELEASES_DIR, env });
}

function dataDirOf(root: string, env: Environment): string {
  return resolve(root, env.DATA_DIR || 'data');
}

function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${line}\u001B[K`);
}

function explain(error: unknown): { code: string; message: string } {
  if (error instanceof ReleaseError) return error;
  return { code: 'UNEXPECTED', message: error instanceof Error ? error.message : String(error) };
}
