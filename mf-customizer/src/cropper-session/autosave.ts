const DELAY_MS = 300;

export interface Autosave {
  /** Saves the first of several changes at once, and the others shortly after. */
  schedule(): void;
  flush(): void;
  stop(): void;
}

/** Saves while changes go on, and when the page is about to close. WebKit loses what it begins to write then. */
export function createAutosave(save: () => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBehind = false;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!isBehind) return;
    isBehind = false;
    timer = setTimeout(flush, DELAY_MS);
    save();
  }
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  document.addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('pagehide', flush);
  return {
    schedule() {
      isBehind = true;
      if (timer === undefined) flush();
    },
    flush,
    stop() {
      flush();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      removeEventListener('pagehide', flush);
    },
  };
}
