const OWN_ACTS = ['keydown', 'pointerdown'] as const;

let stopWatching: (() => void) | undefined;

/**
 * Focuses the title of the new page, so that a screen reader reads it. Until the visitor's first input, it also focuses
 * the title that replaces it when the data arrives.
 */
export function focusTitle(): void {
  focusNow();
  watchFocus();
}

/**
 * Focuses the title, now or later, when the focused element is removed: for example a line deleted after a question.
 */
export function keepFocus(): void {
  if (isFocusLost()) focusNow();
  watchFocus();
}

function watchFocus(): void {
  stopWatching?.();
  const observer = new MutationObserver(() => {
    if (isFocusLost()) focusNow();
  });
  stopWatching = () => {
    observer.disconnect();
    for (const act of OWN_ACTS) removeEventListener(act, stop, true);
  };
  const stop = stopWatching;
  for (const act of OWN_ACTS) addEventListener(act, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'main';
}

function focusNow(): void {
  const title = document.querySelector<HTMLElement>('#main [data-remote]:not([hidden]) h1, #main h1');
  const target = title ?? document.getElementById('main');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
