import { flushSync } from 'react-dom';

/** Makes a change of the page's look, faded by the browser where it can and where motion is welcome. */
export function withViewTransition(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) change();
  else {
    const { ready } = document.startViewTransition(() => flushSync(change));
    // Refused where another change follows before it was drawn: that one is seen instead.
    ready.catch(() => undefined);
  }
}
