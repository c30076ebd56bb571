import { type BrowserRemote, createWritable, type Readable } from '@aimante/contract';

const ADDRESS = '/_edge/events';
const CHANNEL = 'aimante-releases';

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

/**
 * One tab listens for all of this browser: a stream holds one of the six connections that a browser opens to a server.
 * When that tab goes, another takes its place.
 */
export function listenToReleases(): ReleaseEvents {
  const killed = createWritable<ReadonlySet<string>>(new Set());
  const tabs = new BroadcastChannel(CHANNEL);
  let isListening = false;

  function accept(keys: readonly string[]): void {
    if (keys.some((key) => !killed.get().has(key))) killed.set(new Set(keys));
  }

  tabs.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) accept(data.map(String));
    else if (isListening) tabs.postMessage([...killed.get()]);
  });
  tabs.postMessage('news?');

  void navigator.locks?.request(CHANNEL, () => {
    isListening = true;
    new EventSource(ADDRESS).addEventListener('releases', ({ data }: MessageEvent<string>) => {
      accept(readKilled(data).map(keyOf));
      tabs.postMessage([...killed.get()]);
    });
    return new Promise(() => undefined);
  });
  return { killed };
}

function readKilled(data: string): readonly KilledRelease[] {
  try {
    const { killed } = JSON.parse(data) as { killed?: unknown };
    return Array.isArray(killed) ? (killed as readonly KilledRelease[]) : [];
  } catch {
    return [];
  }
}
