import { type BrowserRemote, createWritable, type Readable } from '@aimante/contract';

const ADDRESS = '/_edge/events';

interface KilledRelease {
  readonly name: string;
  readonly version: string;
}

/** Releases that must not run any more, as the edge says over its event stream. */
export interface ReleaseEvents {
  readonly killed: Readable<ReadonlySet<string>>;
}

export function keyOf({ name, version }: Pick<BrowserRemote, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

export function listenToReleases(open: () => EventSource = () => new EventSource(ADDRESS)): ReleaseEvents {
  const killed = createWritable<ReadonlySet<string>>(new Set());
  const source = open();
  source.addEventListener('releases', ({ data }: MessageEvent<string>) => {
    const list = readKilled(data);
    const isNews = list.some((release) => !killed.get().has(keyOf(release)));
    if (isNews) killed.set(new Set(list.map(keyOf)));
  });
  return { killed };
}

function readKilled(data: string): readonly KilledRelease[] {
  try {
    const { killed } = JSON.parse(data);
    return Array.isArray(killed) ? killed : [];
  } catch {
    return [];
  }
}
