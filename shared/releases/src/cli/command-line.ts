import { parseArgs } from 'node:util';
import { REMOTE_NAME } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list' | 'slots' }
  | { readonly name: 'release'; readonly remote: string; readonly dist?: string; readonly share?: number }
  | { readonly name: 'promote'; readonly remote: string }
  | { readonly name: 'withdraw'; readonly remote: string; readonly reason?: string }
  | { readonly name: 'rollback'; readonly remote: string; readonly to?: string }
  | { readonly name: 'retire'; readonly remote: string; readonly reason?: string }
  | { readonly name: 'restore'; readonly remote: string }
  | { readonly name: 'kill'; readonly remote: string; readonly version: string; readonly reason?: string };

export const USAGE = `release <remote> [--canary <share>] [--dist <folder>]   publish a build; for all visitors, or for a share
promote <remote>                                        the release on canary, for all visitors
withdraw <remote> [--reason <text>]                     end a canary
rollback <remote> [--to <version>]                      the version before, or a named former one
kill <remote> <version> [--reason <text>]               stop a release, in open tabs too
retire <remote> [--reason <text>]                       take a remote away: its pages answer 410
restore <remote>                                        bring a retired remote back
list                                                    who is live, since when, for what share
slots                                                   the slots to fill, and the props that they give
(--json prints one document, for pipelines)`;

export interface CommandLine {
  readonly command: Command;
  readonly isJson: boolean;
}

export function parseCommandLine(argv: readonly string[]): CommandLine {
  const { values, positionals } = parse(argv);
  const [name = 'list', remote, version, ...rest] = positionals;
  const isJson = values.json ?? false;
  if (values.help || name === 'help') return { isJson, command: { name: 'help' } };
  if (!NAMES.includes(name)) throw usage(`There is no command "${name}".`);
  const odd = version && name !== 'kill' ? [version, ...rest] : rest;
  if (odd.length > 0) throw usage(`${name} does not know what to do with "${odd.join(' ')}".`);
  if (name === 'list' || name === 'slots') {
    if (remote) throw usage(`${name} does not know what to do with "${remote}".`);
    return { isJson, command: { name } };
  }
  if (!remote) throw usage(`${name} needs the name of a remote.`);
  if (!REMOTE_NAME.test(remote)) throw usage(`"${remote}" is not the name of a remote.`);
  return { isJson, command: toCommand({ name, remote, version }, values) };
}

const NAMES: readonly string[] = [
  'release',
  'promote',
  'withdraw',
  'rollback',
  'kill',
  'retire',
  'restore',
  'list',
  'slots',
];

interface Words {
  readonly name: string;
  readonly remote: string;
  readonly version: string | undefined;
}

function toCommand({ name, remote, version }: Words, { canary, dist, to, reason }: Options): Command {
  const why = reason ? { reason } : {};
  switch (name) {
    case 'release':
      return {
        name,
        remote,
        ...(dist ? { dist } : {}),
        ...(canary === undefined ? {} : { share: parseShare(canary) }),
      };
    case 'promote':
    case 'restore':
      return { name, remote };
    case 'retire':
    case 'withdraw':
      return { name, remote, ...why };
    case 'rollback':
      return { name, remote, ...(to ? { to } : {}) };
    case 'kill':
      if (version) return { name, remote, version, ...why };
  }
  throw usage(`${name} needs a version too.`);
}

type Options = ReturnType<typeof parse>['values'];

function parse(argv: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = { json: flag, help: flag, canary: text, dist: text, to: text, reason: text } as const;
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : undefined);
  }
}

function parseShare(text: string): number {
  const share = Number(text);
  if (/^\d{1,3}(?:\.\d{1,2})?$/.test(text) && share <= 100) return share;
  throw usage(`"${text}" is not a share: give a number from 0 to 100.`);
}

function usage(problem?: string): ReleaseError {
  return new ReleaseError('USAGE', problem ? `${USAGE}\n\n${problem}` : USAGE);
}
