import type { PageLocation } from '@aimante/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { tabStorage } from '../platform/tab-storage.ts';
import { useShell } from '../shell-context.ts';
import { focusTitle } from './focus-title.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { scrollWhenTall } from './scroll-when-tall.ts';

/**
 * What to do once a page stands: to the top, or back to where it was left; the focus on its title, so that a screen
 * reader says it. The first view is left as the browser made it, and so is a change of the query alone.
 */
export function useArrival(location: PageLocation): (location: PageLocation) => void {
  const { track } = useShell().platform;
  const isReturn = useNavigationType() === 'POP';
  const [memory] = useState(() => createScrollMemory(tabStorage(() => sessionStorage)));
  const standing = useRef<PageLocation>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => memory.remember(entryOf(standing.current ?? location), window.scrollY);
    addEventListener('scrollend', remember);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('pagehide', remember);
    };
  }, [memory, location]);

  return useCallback(
    (arrived: PageLocation) => {
      const before = standing.current;
      standing.current = arrived;
      const left = isReturn ? memory.positionOf(entryOf(arrived)) : undefined;
      if (before?.pathname === arrived.pathname) return;
      track({ name: 'page_view', data: { path: arrived.pathname } });
      if (left !== undefined) scrollWhenTall(left);
      else if (arrived.hash) document.getElementById(arrived.hash.slice(1))?.scrollIntoView();
      else if (before) window.scrollTo(0, 0);
      if (before) focusTitle();
    },
    [isReturn, memory, track],
  );
}

/** A document that the browser loaded has no key yet: another address is another entry all the same. */
const entryOf = ({ key, pathname }: PageLocation) => (key === 'default' ? pathname : key);
