const OWN_ACTS = ['keydown', 'pointerdown'] as const;

let stopWatching: (() => void) | undefined;

/**
 * The focus on the title of the page that has come, so that a screen reader says it: and on the one that takes its place
 * when its data is there, as long as the visitor has not done anything himself.
 */
export function focusTitle(): void {
  focusNow();
  watchFocus();
}

/** The focus on the title, now or later, where what held it goes: a line that was asked about and is no more. */
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
