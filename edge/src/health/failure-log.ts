import { labelOf, type ReleaseName } from '@aimante/releases';
import type { ErrorPhase, ReleaseHealth } from './health-book.ts';

interface Failure {
  readonly phase: ErrorPhase;
  readonly health: ReleaseHealth;
}

const PAUSE_MS = 60_000;
const MAX_KEYS = 1000;

/** One line for each release and phase, at most every minute: a broken release must not fill the log. */
export function createFailureLog(write: (line: string) => void, now: () => number = Date.now) {
  const writtenAt = new Map<string, number>();
  return (release: ReleaseName, { phase, health }: Failure): void => {
    const key = `${labelOf(release)} ${phase}`;
    if (now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return;
    if (writtenAt.size >= MAX_KEYS) writtenAt.clear();
    writtenAt.set(key, now());
    write(`${labelOf(release)} failed ${phase === 'server' ? onTheServer(health) : inBrowsers(phase, health)} so far.`);
  };
}

/** The server renders a page for many visitors, and knows none of them. */
const onTheServer = ({ errors }: ReleaseHealth) => `on the server: ${errors.server} ×`;
const inBrowsers = (phase: ErrorPhase, { failed, visitors }: ReleaseHealth) =>
  `in a browser (${phase}): ${failed} of ${visitors} visitors`;
