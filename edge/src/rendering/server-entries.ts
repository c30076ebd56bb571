import { type ReleaseSet, type RemoteDescriptor, releaseBase } from '@aimante/contract';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { ServerEntry } from './server-entry.ts';

export interface ServerEntries {
  /** Starts the processes of this set, so that no request waits for them. */
  warm(set: ReleaseSet): void;
  /**
   * Undefined where the release has no server entry, or where its file does not match the signed set. Never rejects.
   */
  of(release: RemoteDescriptor): Promise<ServerEntry | undefined>;
  /** Ends the processes of releases that none of these sets names, once their pages in progress are rendered. */
  keep(sets: readonly ReleaseSet[]): void;
  /** The shop has changed: answers of the API from before are outdated. */
  forget(): void;
  stop(): void;
}

interface ServerEntriesOptions {
  readonly files: ReleaseFiles;
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly onProblem: (problem: string) => void;
}

/** Processes of releases that are in no live set: previews, and last good releases. */
const MAX_GUESTS = 8;

/** One process per release, started when it is first needed and ended with the release. */
export function createServerEntries({ files, apiUrl, siteUrl, onProblem }: ServerEntriesOptions): ServerEntries {
  const entries = new Map<string, Promise<ServerEntry | undefined>>();
  /** Of releases that left, while they answer requests. */
  const retired = new Set<ServerEntry>();
  let named: ReadonlySet<string> = new Set();

  async function start(release: RemoteDescriptor): Promise<ServerEntry | undefined> {
    const { server } = release;
    if (!server) return undefined;
    const found = await files.read(release, server, []);
    if (!found || found.integrity !== release.files[server]?.integrity) return undefined;
    const base = releaseBase(release.name, release.version);
    return new ServerEntry({
      code: found.body.toString('utf8'),
      releaseBase: base,
      apiOrigin: apiUrl,
      siteUrl,
      onProblem,
    });
  }

  /** The store could not be read: the next request tries again. */
  function logFailure(key: string, { message }: Error): undefined {
    entries.delete(key);
    onProblem(message);
  }

  function end(key: string): void {
    void entries.get(key)?.then(retire);
    entries.delete(key);
  }

  function retire(entry: ServerEntry | undefined): void {
    for (const each of retired) if (!each.isRunning) retired.delete(each);
    entry?.retire();
    if (entry?.isRunning) retired.add(entry);
  }

  /** The guests that were used most recently stay. */
  function endOldGuests(): void {
    const guests = [...entries.keys()].filter((key) => !named.has(key));
    for (const key of guests.slice(0, -MAX_GUESTS)) end(key);
  }

  return {
    of(release) {
      const key = keyOf(release);
      const known = entries.get(key) ?? start(release).catch((error: Error) => logFailure(key, error));
      if (!named.has(key)) entries.delete(key);
      entries.set(key, known);
      endOldGuests();
      return known;
    },
    warm({ shell, remotes }) {
      for (const release of [shell, ...remotes]) void this.of(release).then((entry) => entry?.warm());
    },
    keep(sets) {
      named = new Set(sets.flatMap(({ shell, remotes }) => [shell, ...remotes]).map(keyOf));
      for (const key of entries.keys()) if (!named.has(key)) end(key);
    },
    forget() {
      for (const known of entries.values()) void known.then((entry) => entry?.forget());
    },
    stop() {
      for (const known of entries.values()) void known.then((entry) => entry?.stop());
      for (const entry of retired) entry.stop();
      entries.clear();
    },
  };
}

function keyOf({ name, version }: RemoteDescriptor): string {
  return `${name}@${version}`;
}
