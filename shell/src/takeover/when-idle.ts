/** Runs when the browser is idle, at the latest after `patienceMs`. Safari has no idle callback. */
export function whenIdle(act: () => void, patienceMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, patienceMs);
}
