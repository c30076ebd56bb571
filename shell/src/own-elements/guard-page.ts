import type { BrowserRemote } from '@aimante/contract';
import type { Heartbeat } from '../heartbeat/heartbeat.ts';
import type { RunningRelease } from '../heartbeat/silence.ts';
import { createLeftOverlays } from './left-overlays.ts';
import { createRestorer, keepInPage } from './own-elements.ts';

export interface PageGuard {
  /** This release shows the page now. */
  readonly page: (release: Pick<BrowserRemote, 'name' | 'version'>) => void;
  readonly dispose: () => void;
}

interface GuardOptions {
  readonly document: Document;
  readonly heartbeat: Pick<Heartbeat, 'running'>;
  /** A remote damaged the page outside its boxes. */
  readonly report: (release: RunningRelease) => void;
}

/** The page before may still close its dialog. */
const PATIENCE_MS = 1000;
const OUTER = ['#root', '#overlay'];

/**
 * Restores the shell's elements when a remote removes them, and removes overlays that a remote leaves behind. Charged is
 * the release that runs at that moment: no browser says which code changed an element.
 */
export function guardPage({ document, heartbeat, report }: GuardOptions): PageGuard {
  const drops = OUTER.map((selector) => keepInPage(document.querySelector(selector)));
  const restore = createRestorer();
  const overlays = createLeftOverlays();
  const observer = new MutationObserver((records) => {
    const running = heartbeat.running();
    if (running) for (const element of addedOutside(document, records)) overlays.added(element, running);
    if (restore(records) > 0 && running) report(running);
    // The restored elements are no change of a remote.
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true });
  return {
    page({ name, version }) {
      setTimeout(() => {
        for (const release of overlays.remove({ remote: name, version })) report(release);
      }, PATIENCE_MS);
    },
    dispose() {
      observer.disconnect();
      for (const drop of drops) drop?.();
    },
  };
}

/** New elements directly in the body, or in the overlay. */
function addedOutside({ body }: Document, records: readonly MutationRecord[]): Element[] {
  const outside = records.filter(
    ({ target }) => target === body || (target instanceof Element && target.id === 'overlay'),
  );
  return outside.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
}
