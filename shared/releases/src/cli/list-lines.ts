import type { ChannelState } from '../channel/channel-state.ts';

interface Row {
  readonly name: string;
  readonly version: string;
  readonly share: string;
  readonly since: string;
}

/** The table that `releases` prints: who is live, for what share, since when. */
export function listLines(state: ChannelState, now: Date): string[] {
  const rows = [{ name: 'remote', version: 'version', share: 'share', since: 'since' }, ...rowsOf(state, now)];
  const width = (key: keyof Row) => Math.max(...rows.map((row) => row[key].length));
  const columns = (['name', 'version', 'share'] as const).map((key) => ({ key, size: width(key) }));
  const lines = rows.map((row) => [...columns.map(({ key, size }) => row[key].padEnd(size)), row.since].join('  '));
  const summary = `State ${state.number}, release set ${state.stable}, ${state.change.kind} ${age(state.at, now)} ago.`;
  return [...lines, summary];
}

function rowsOf({ live, canaries }: ChannelState, now: Date): Row[] {
  return Object.keys(live)
    .sort()
    .flatMap((name) => {
      const canary = canaries.find((one) => one.name === name);
      const current = live[name]?.at(-1);
      const rows: Row[] = [];
      if (current) rows.push(row({ name, ...current, share: 100 - (canary?.share ?? 0) }, now));
      if (canary) rows.push(row(canary, now));
      return rows;
    });
}

function row(entry: { name: string; version: string; share: number; since: string }, now: Date): Row {
  const { name, version, share, since } = entry;
  return { name, version, share: `${share} %`, since: `${age(since, now)} ago` };
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
