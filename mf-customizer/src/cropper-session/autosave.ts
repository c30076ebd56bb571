const DELAY_MS = 300;

export interface Autosave {
  /** Saves shortly after the last of several changes. */
  schedule(): void;
  flush(): void;
  stop(): void;
}

/** Saves after each gesture, and when the page is about to close. */
export function createAutosave(save: () => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save();
  }
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  document.addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('pagehide', flush);
  return {
    schedule() {
      clearTimeout(timer);
      timer = setTimeout(flush, DELAY_MS);
    },
    flush,
    stop() {
      flush();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      removeEventListener('pagehide', flush);
    },
  };
}
