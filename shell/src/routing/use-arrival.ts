import type { PageLocation } from '@aimante/contract';
import { useCallback, useRef } from 'react';

/** On arrival at a new page: to the top, and the focus on its title. The first view is left as the browser made it. */
export function useArrival(): (location: PageLocation) => void {
  const before = useRef<string>(null);
  return useCallback(({ pathname }: PageLocation) => {
    const isFirst = before.current === null;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (isFirst || isSame) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, []);
}
