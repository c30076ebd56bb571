import { type BlamedRelease, blamedRelease } from './blamed-release.ts';

const MOST_OF_A_RELEASE = 5;

/** Errors that no boundary catches: handlers, timers, promises. Those of no remote are not reported. */
export function watchUncaughtErrors(report: (release: BlamedRelease) => void, target: Window = window): void {
  const counts = new Map<string, number>();
  const charge = (error: unknown) => {
    const release = isExpected(error) ? undefined : blamedRelease(error);
    if (!release) return;
    const key = `${release.name}@${release.version}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST_OF_A_RELEASE) report(release);
  };
  target.addEventListener('error', ({ error }) => charge(error));
  target.addEventListener('unhandledrejection', ({ reason }) => charge(reason));
}

/** A request that a page no longer needs, or a file that a missing network cannot bring. */
function isExpected(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && error.name === 'AbortError');
}
