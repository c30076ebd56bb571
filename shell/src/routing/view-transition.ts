import { flushSync } from 'react-dom';

/** Runs a visual change as a view transition, where the browser supports it and the visitor accepts motion. */
export function withViewTransition(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) change();
  else {
    const transition = document.startViewTransition(() => flushSync(change));
    // Rejects where another change starts before this one is drawn. The later change shows instead.
    transition.ready.catch(() => undefined);
    repeatPresses(transition);
  }
}

/** While a transition runs, pictures cover the page: a press reaches the document instead of the control under it. */
function repeatPresses(transition: ViewTransition): void {
  const running = new AbortController();
  const end = () => running.abort();
  transition.finished.then(end, end);
  const repeat = async (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    transition.skipTransition();
    await transition.finished;
    const target = document.elementFromPoint(event.clientX, event.clientY);
    target?.closest<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]')?.focus();
    target?.dispatchEvent(new MouseEvent('click', event));
  };
  document.addEventListener('click', (event) => void repeat(event), { capture: true, signal: running.signal });
}
