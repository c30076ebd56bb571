import { useSyncExternalStore } from 'react';

/** Whether the device has a network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('offline', onChange);
  addEventListener('online', onChange);
  return () => {
    removeEventListener('offline', onChange);
    removeEventListener('online', onChange);
  };
}
