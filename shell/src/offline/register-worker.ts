export interface WorkerOptions {
  /** A new version of the shell is ready. `activate` starts it and reloads the page. */
  readonly onWaiting: (activate: () => void) => void;
}

const ADDRESS = '/sw.js';

export async function registerWorker({ onWaiting }: WorkerOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(ADDRESS).catch(() => undefined);
  if (!registration) return;

  function offer(worker: ServiceWorker): void {
    onWaiting(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('skip-waiting');
    });
  }

  // The first worker of a browser waits for a moment too, with none before it.
  const offerNext = () => {
    if (registration.waiting && registration.active) offer(registration.waiting);
  };
  offerNext();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ({ target }) => {
      if ((target as ServiceWorker).state === 'installed') offerNext();
    });
  });
}
