import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/** False on the server and during hydration. Hides what needs scripts until they run. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
