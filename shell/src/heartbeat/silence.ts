export interface RunningRelease {
  readonly remote: string;
  readonly version: string;
}

/** From the page to its watcher. Every message is a sign of life. */
export interface Beat {
  /** The release that mounts or handles an event. Null: none. */
  readonly doing?: RunningRelease | null;
  /** The release of the page, which may run timers. */
  readonly page?: RunningRelease;
  /** A page in the background has slow timers, and a print dialog stops it. */
  readonly isPaused?: boolean;
}

export const BEAT_MS = 1000;
/** A page that does not react for so long is frozen for its visitor. */
const SILENCE_MS = 5000;

/** Detects that the page is silent. Runs in the watcher, whose clock goes on. */
export function createSilence(now: () => number = () => performance.now()) {
  let lastBeat = now();
  let lastLook = now();
  let state: Beat = {};
  let isReported = false;
  return {
    hear(beat: Beat): void {
      lastBeat = now();
      isReported = false;
      state = { ...state, ...beat };
    },
    /** The release to report, once for each silence. */
    look(): RunningRelease | undefined {
      // The machine slept: then the watcher was silent too.
      if (now() - lastLook > 3 * BEAT_MS) lastBeat = now();
      lastLook = now();
      const running = state.doing ?? state.page;
      if (state.isPaused || isReported || !running || now() - lastBeat < SILENCE_MS) return undefined;
      isReported = true;
      return running;
    },
  };
}
