import { labelOf, type ReleaseName } from '@aimante/releases';
import type { ErrorPhase, Health } from './health-book.ts';

interface Failure {
  readonly phase: ErrorPhase;
  readonly health: Health;
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
    const where = phase === 'server' ? 'on the server' : `in a browser (${phase})`;
    write(`${labelOf(release)} failed ${where}: ${health.failed} of ${health.visitors} visitors so far.`);
  };
}
