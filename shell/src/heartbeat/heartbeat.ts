import type { BrowserRemote } from '@aimante/contract';
import watcherAddress from './heartbeat-worker-entry.ts?worker';
import { BEAT_MS, type Beat, type RunningRelease } from './silence.ts';

export interface Heartbeat {
  /** This release mounts or changes now. Undefined: it is done. */
  doing(release: BrowserRemote | undefined): void;
  /** This release shows the page. */
  page(release: BrowserRemote): void;
  /** The release that most likely runs now: the one that mounts or handles an event, otherwise that of the page. */
  running(): RunningRelease | undefined;
}

interface Page {
  readonly document: Document;
  readonly send: (beat: Beat) => void;
}

/** Starts the watcher. It reports a page that does not beat any more, while the page itself can do nothing. */
export function startHeartbeat(document: Document): Heartbeat {
  const watcher = new Worker(watcherAddress, { name: 'heartbeat' });
  return beatFor({ document, send: (beat) => watcher.postMessage(beat) });
}

export function beatFor({ document, send }: Page): Heartbeat {
  setInterval(() => send({}), BEAT_MS);
  const pause = (isPaused: boolean) => send({ isPaused });
  document.addEventListener('visibilitychange', () => pause(document.hidden));
  addEventListener('beforeprint', () => pause(true));
  addEventListener('afterprint', () => pause(document.hidden));
  pause(document.hidden);
  let last: string | undefined;
  let current: RunningRelease | undefined;
  let ofPage: RunningRelease | undefined;
  const doing = (release: RunningRelease | undefined) => {
    const label = release && `${release.remote}@${release.version}`;
    if (label === last) return;
    last = label;
    current = release;
    send({ doing: release ?? null });
  };
  for (const type of ['pointerdown', 'click', 'keydown', 'input', 'submit'])
    document.addEventListener(type, ({ target }) => doing(releaseAround(target)), { capture: true, passive: true });
  return {
    doing: (release) => doing(release && nameOf(release)),
    page(release) {
      ofPage = nameOf(release);
      send({ page: ofPage });
    },
    running: () => current ?? ofPage,
  };
}

const nameOf = ({ name, version }: BrowserRemote): RunningRelease => ({ remote: name, version });

function releaseAround(target: EventTarget | null): RunningRelease | undefined {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-remote]') : null;
  const { remote, version } = box?.dataset ?? {};
  return remote && version ? { remote, version } : undefined;
}
