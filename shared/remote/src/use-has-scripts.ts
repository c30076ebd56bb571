import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/** False on the server and while its HTML is taken over: what only scripts can do is not promised before they run. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
