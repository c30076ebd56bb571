/** The router numbers its entries in the browser's history. */
function placeInHistory(): number | undefined {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/**
 * Holds the browser's Back and Forward. Neither can be forbidden: the step is undone before anybody hears of it, and
 * taken again once `ask` says yes.
 */
export function holdBack(ask: () => Promise<boolean>): () => void {
  const { pathname } = location;
  const place = placeInHistory();
  let isReturning = false;
  let isAsking = false;
  let isLeaving = false;
  const takeAgain = async (step: number) => {
    isAsking = true;
    isLeaving = await ask();
    isAsking = false;
    if (isLeaving) history.go(step);
  };
  const hold = (event: Event) => {
    if (isLeaving) return;
    const now = placeInHistory();
    const isHere = location.pathname === pathname;
    if (isReturning || isHere || place === undefined || now === undefined) {
      if (isReturning) event.stopImmediatePropagation();
      isReturning = false;
      return;
    }
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(place - now);
    if (!isAsking) void takeAgain(now - place);
  };
  // Not the window's own method: single-spa keeps listeners to this event for later, and none of them can stop it.
  EventTarget.prototype.addEventListener.call(window, 'popstate', hold, { capture: true });
  return () => EventTarget.prototype.removeEventListener.call(window, 'popstate', hold, { capture: true });
}
