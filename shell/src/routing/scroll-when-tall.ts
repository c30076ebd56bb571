const TIMEOUT_MS = 3000;

/** Scrolls as soon as the page is tall enough: its data may still be loading. A scroll by the visitor cancels it. */
export function scrollWhenTall(position: number): void {
  const controller = new AbortController();
  const observer = new ResizeObserver(tryIt);

  function stop(): void {
    controller.abort();
    observer.disconnect();
  }

  function tryIt(): void {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(position, reach));
    if (reach >= position) stop();
  }

  for (const type of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(type, stop, { signal: controller.signal, passive: true });
  }
  observer.observe(document.documentElement);
  setTimeout(stop, TIMEOUT_MS);
}
