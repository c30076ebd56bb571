import { parseArgs } from 'node:util';
import { REMOTE_NAME } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list' | 'slots' }
  | { readonly name: 'inspect'; readonly hours: number }
  | ReleaseCommand
  | { readonly name: 'preview'; readonly remote: string; readonly dist?: string; readonly hours: number }
  | { readonly name: 'promote'; readonly remote: string }
  | { readonly name: 'withdraw'; readonly remote: string; readonly reason?: string }
  | { readonly name: 'rollback'; readonly remote: string; readonly to?: string }
  | { readonly name: 'retire'; readonly remote: string; readonly reason?: string }
  | { readonly name: 'restore'; readonly remote: string }
  | { readonly name: 'kill'; readonly remote: string; readonly version: string; readonly reason?: string };

export interface ReleaseCommand {
  readonly name: 'release';
  readonly remote: string;
  readonly dist?: string;
  readonly share?: number;
  /** The share grows by itself, on these terms. */
  readonly ramp?: { readonly minutes: number; readonly visitors: number };
  /** Why no browser opens the release first. */
  readonly withoutRehearsal?: string;
}

export const USAGE = `release <remote> [--canary <share>] [--dist <folder>]   publish a build; for all visitors, or for a share
         [--ramp [--minutes <n>] [--visitors <n>]]       ... for 1, 5, 25, 50 and 100 %, by itself: each step lasts so long
         [--without-rehearsal <reason>]                  no browser opens its pages first; the reason is signed
release <remote> --preview [--hours <hours>]            publish a build, and print an address that shows it; for 72 hours
promote <remote>                                        the release on canary, for all visitors
withdraw <remote> [--reason <text>]                     end a canary
rollback <remote> [--to <version>]                      the version before, or a named former one
kill <remote> <version> [--reason <text>]               stop a release, in open tabs too
retire <remote> [--reason <text>]                       take a remote away: its pages answer 410
restore <remote>                                        bring a retired remote back
list                                                    who is live, since when, for what share
inspect [--hours <hours>]                               print an address that opens the inspector; for 72 hours
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
  if (name === 'inspect' && !remote) return { isJson, command: { name, hours: parseHours(values.hours) } };
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
  'inspect',
  'slots',
];

interface Words {
  readonly name: string;
  readonly remote: string;
  readonly version: string | undefined;
}

function toCommand({ name, remote, version }: Words, options: Options): Command {
  const { dist, hours, preview, to, reason } = options;
  const why = reason ? { reason } : {};
  switch (name) {
    case 'release':
      if (preview) return { name: 'preview', remote, hours: parseHours(hours), ...(dist ? { dist } : {}) };
      return toRelease(remote, options);
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

/** Each step of a ramp: ten minutes, and at least fifty visitors. */
export const RAMP = { minutes: 10, visitors: 50 };

function toRelease(remote: string, options: Options): ReleaseCommand {
  const { canary, dist, ramp, minutes, visitors, 'without-rehearsal': withoutRehearsal } = options;
  if (withoutRehearsal !== undefined && withoutRehearsal.trim() === '')
    throw usage('--without-rehearsal needs a reason: it is part of the signed state.');
  if (ramp && canary !== undefined) throw usage('A ramp begins at 1 %: leave --canary out.');
  if (!ramp && (minutes ?? visitors) !== undefined) throw usage('--minutes and --visitors belong to --ramp.');
  const terms = {
    minutes: parseCount(minutes, RAMP.minutes, 10_080),
    visitors: parseCount(visitors, RAMP.visitors, 100_000),
  };
  return {
    name: 'release',
    remote,
    ...(dist ? { dist } : {}),
    ...(canary === undefined ? {} : { share: parseShare(canary) }),
    ...(ramp ? { ramp: terms } : {}),
    ...(withoutRehearsal ? { withoutRehearsal } : {}),
  };
}

type Options = ReturnType<typeof parse>['values'];

function parse(argv: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = {
      json: flag,
      help: flag,
      canary: text,
      dist: text,
      hours: text,
      to: text,
      reason: text,
      preview: flag,
      ramp: flag,
      minutes: text,
      visitors: text,
      'without-rehearsal': text,
    } as const;
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

/** A fortnight at most: a link that was passed on must end. */
function parseHours(text = '72'): number {
  const hours = Number(text);
  if (/^\d{1,3}$/.test(text) && hours >= 1 && hours <= 336) return hours;
  throw usage(`"${text}" is not a time: give 1 to 336 hours.`);
}

function parseCount(text: string | undefined, fallback: number, most: number): number {
  if (text === undefined) return fallback;
  if (/^\d{1,6}$/.test(text) && Number(text) <= most) return Number(text);
  throw usage(`"${text}" is not a number from 0 to ${most}.`);
}

function usage(problem?: string): ReleaseError {
  return new ReleaseError('USAGE', problem ? `${USAGE}\n\n${problem}` : USAGE);
}
