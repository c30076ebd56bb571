import { tabStorage } from '../platform/tab-storage.ts';
import watcherAddress from './heartbeat-worker-entry.ts?worker';
import { BEAT_MS, type Beat, type RunningRelease } from './silence.ts';

interface Release {
  readonly name: string;
  readonly version: string;
}

export interface Heartbeat {
  /** This piece loads, mounts, changes or leaves now, from this release. Undefined: it is done. */
  doing(piece: object, release: Release | undefined, moment?: 'leaves'): void;
  /** This release shows the page. */
  page(release: Release): void;
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

/** The effects of a piece run right after it is mounted. */
const EFFECTS_MS = 500;

export function beatFor({ document, send }: Page): Heartbeat {
  setInterval(() => send({}), BEAT_MS);
  const pause = (isPaused: boolean) => send({ isPaused });
  document.addEventListener('visibilitychange', () => pause(document.hidden));
  addEventListener('beforeprint', () => pause(true));
  addEventListener('afterprint', () => pause(document.hidden));
  pause(document.hidden);
  let last: string | undefined;
  let ofEvent: RunningRelease | undefined;
  let ofPage: RunningRelease | undefined;
  const pieces = new Map<object, RunningRelease>();
  const leaving = new Map<object, RunningRelease>();
  const settling = new Set<RunningRelease>();
  const ran = releasesThatRan();
  /**
   * Several pieces wait for their files at the same time. A release that has run in this tab before is less likely the
   * one that loops, and the page has more code than a piece of the header. Otherwise the one that started last is
   * charged. A piece that leaves waits for nothing: its code runs.
   */
  const mostLikely = () => {
    const left = [...leaving.values()].at(-1);
    if (left) return left;
    const all = [...settling, ...pieces.values()];
    const fresh = all.filter((release) => !ran.has(labelOf(release)));
    const suspects = fresh.length > 0 ? fresh : all;
    return suspects.find((release) => ofPage && labelOf(release) === labelOf(ofPage)) ?? suspects.at(-1);
  };
  const current = () => ofEvent ?? mostLikely();
  const tell = () => {
    const release = current();
    const label = release && labelOf(release);
    if (label === last) return;
    last = label;
    send({ doing: release ?? null });
  };
  const settle = (release: RunningRelease) => {
    settling.add(release);
    setTimeout(() => {
      settling.delete(release);
      ran.add(labelOf(release));
      tell();
    }, EFFECTS_MS);
  };
  const listen = ({ target }: Event) => {
    ofEvent = releaseAround(target);
    tell();
  };
  for (const type of ['pointerdown', 'click', 'keydown', 'input', 'submit'])
    document.addEventListener(type, listen, { capture: true, passive: true });
  return {
    doing(piece, release, moment) {
      ofEvent = undefined;
      const before = pieces.get(piece);
      pieces.delete(piece);
      leaving.delete(piece);
      if (release) (moment === 'leaves' ? leaving : pieces).set(piece, nameOf(release));
      else if (before) settle(before);
      tell();
    },
    page(release) {
      ofPage = nameOf(release);
      send({ page: ofPage });
    },
    running: () => current() ?? ofPage,
  };
}

const RAN_KEY = 'aimante-ran';

/** The releases that loaded and mounted in this tab without an end of the page. Kept for its next pages. */
function releasesThatRan() {
  const storage = tabStorage(() => sessionStorage);
  const labels = new Set(storage.getItem(RAN_KEY)?.split(' '));
  return {
    has: (label: string) => labels.has(label),
    add(label: string) {
      if (labels.has(label)) return;
      labels.add(label);
      storage.setItem(RAN_KEY, [...labels].join(' '));
    },
  };
}

const labelOf = ({ remote, version }: RunningRelease): string => `${remote}@${version}`;
const nameOf = ({ name, version }: Release): RunningRelease => ({ remote: name, version });

function releaseAround(target: EventTarget | null): RunningRelease | undefined {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-remote]') : null;
  const { remote, version } = box?.dataset ?? {};
  return remote && version ? { remote, version } : undefined;
}
