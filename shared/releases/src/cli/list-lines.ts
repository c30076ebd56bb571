import type { ChannelState } from '../channel/channel-state.ts';
import { labelOf, type ReleaseName } from '../release-store.ts';
import type { HealthByRelease } from './read-health.ts';

interface Row {
  readonly name: string;
  readonly version: string;
  readonly share: string;
  readonly since: string;
  readonly health: string;
}

const HEADINGS: Row = { name: 'remote', version: 'version', share: 'share', since: 'since', health: 'failed' };

export interface ListContext {
  readonly now: Date;
  readonly health: HealthByRelease;
}

export function listLines(state: ChannelState, { now, health }: ListContext): string[] {
  const rows = [HEADINGS, ...rowsOf(state, { now, health })];
  const width = (key: keyof Row) => Math.max(...rows.map((row) => row[key].length));
  const columns = (['name', 'version', 'share', 'since'] as const).map((key) => ({ key, size: width(key) }));
  const lines = rows.map((row) =>
    [...columns.map(({ key, size }) => row[key].padEnd(size)), row.health].join('  ').trimEnd(),
  );
  const summary = `State ${state.number}, release set ${state.stable}, ${state.change.kind} ${age(state.at, now)} ago.`;
  const { rehearsal } = state.change;
  const opened = rehearsal?.reason ? [`Not opened in a browser before: ${rehearsal.reason}.`] : [];
  return [...lines, summary, ...opened];
}

function rowsOf({ live, canaries, stopped }: ChannelState, context: ListContext): Row[] {
  const closed = stopped.map(({ name, version, kind, since }) => ({
    name,
    version,
    share: kind,
    since: `${age(since, context.now)} ago`,
    health: '',
  }));
  const running = Object.keys(live)
    .sort()
    .flatMap((name) => {
      const canary = canaries.find((one) => one.name === name);
      const current = live[name]?.at(-1);
      const rows: Row[] = [];
      if (current) rows.push(row({ name, ...current, share: 100 - (canary?.share ?? 0) }, context));
      if (canary) rows.push(row(canary, context));
      return rows;
    });
  return [...running, ...closed];
}

interface Entry extends ReleaseName {
  readonly share: number;
  readonly since: string;
}

function row(entry: Entry, { now, health }: ListContext): Row {
  const { name, version, share, since } = entry;
  const seen = health.get(labelOf(entry));
  return {
    name,
    version,
    share: `${share} %`,
    since: `${age(since, now)} ago`,
    health: seen ? `${seen.failed} of ${seen.visitors}` : '?',
  };
}

const UNITS = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3600 },
  { name: 'min', seconds: 60 },
] as const;

function age(since: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(since)) / 1000));
  const unit = UNITS.find((one) => seconds >= one.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name}` : `${seconds} s`;
}
