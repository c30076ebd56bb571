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

const RETURN = 'aimante:network-return';
let returnedAt = 0;

/** For a return of the network that the browser has no event for. */
export function tellOfReturn(): void {
  dispatchEvent(new Event(RETURN));
}

/** Changes each time the network comes back. */
export function useNetworkReturn(): number {
  return useSyncExternalStore(
    subscribeToReturn,
    () => returnedAt,
    () => 0,
  );
}

function subscribeToReturn(onChange: () => void): () => void {
  const note = ({ timeStamp }: Event) => {
    returnedAt = timeStamp;
    onChange();
  };
  addEventListener('online', note);
  addEventListener(RETURN, note);
  return () => {
    removeEventListener('online', note);
    removeEventListener(RETURN, note);
  };
}
