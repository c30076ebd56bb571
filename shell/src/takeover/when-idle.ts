/** When the browser rests, at the latest after so long. Safari does not say when it does. */
export function whenIdle(act: () => void, patienceMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, patienceMs);
}
