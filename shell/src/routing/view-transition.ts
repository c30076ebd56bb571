import { flushSync } from 'react-dom';

/** Runs a visual change as a view transition, where the browser supports it and the visitor accepts motion. */
export function withViewTransition(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) change();
  else {
    const { ready } = document.startViewTransition(() => flushSync(change));
    // Rejects where another change starts before this one is drawn. The later change shows instead.
    ready.catch(() => undefined);
  }
}
