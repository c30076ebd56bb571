import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => globalThis.matchMedia?.(query).matches ?? true,
    () => true,
  );
}

/** The editor with its tools beside the photo, not below it. */
export const useWideEditor = (): boolean => useMedia('(min-width: 70rem) and (min-height: 36rem)');
