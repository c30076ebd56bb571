/** Asks the service worker to keep this page with its release, and the browser to keep the records. */
export async function keepPage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  if (!('serviceWorker' in navigator)) return;
  // At a first visit, the worker becomes active a moment later. Without one, nothing waits for it.
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ kind: 'keep-page', path: location.pathname }),
  );
}

/** Offers this page as an app of its own, with its own icon on the tablet. Returns a function that takes it back. */
export function offerAsApp(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const before = link?.getAttribute('href');
  link?.setAttribute('href', `/manifest.webmanifest?app=${encodeURIComponent(location.pathname)}`);
  return () => {
    if (before) link?.setAttribute('href', before);
  };
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Asks the browser to wake the service worker once the network is back, also when this page is closed. */
export async function askToSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const sync = registration && 'sync' in registration ? (registration.sync as SyncManager) : undefined;
  await sync?.register('till').catch(() => undefined);
}
