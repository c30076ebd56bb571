import type { PageLocation } from '@aimante/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { tabStorage } from '../platform/tab-storage.ts';
import { useShell } from '../shell-context.ts';
import { focusTitle } from './focus-title.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { scrollWhenTall } from './scroll-when-tall.ts';

/**
 * Runs when a page is ready. Scrolls to the top or to the last position, and focuses the title, so that a screen reader
 * reads it. The first view keeps its focus. A change of the query alone only restores a former position.
 */
export function useArrival(location: PageLocation): (location: PageLocation) => void {
  const { track } = useShell().platform;
  const isReturn = useNavigationType() === 'POP';
  const [memory] = useState(() => createScrollMemory(tabStorage(() => sessionStorage)));
  const shownLocation = useRef<PageLocation>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => memory.remember(entryOf(shownLocation.current ?? location), window.scrollY);
    addEventListener('scrollend', remember);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('pagehide', remember);
    };
  }, [memory, location]);

  return useCallback(
    (arrived: PageLocation) => {
      const before = shownLocation.current;
      shownLocation.current = arrived;
      const left = isReturn ? memory.positionOf(entryOf(arrived)) : undefined;
      // Pages of one list: a step back restores the place.
      if (before?.pathname === arrived.pathname) return restore(left);
      track({ name: 'page_view', data: { path: arrived.pathname } });
      if (left !== undefined) restore(left);
      else if (arrived.hash) document.getElementById(arrived.hash.slice(1))?.scrollIntoView();
      else if (before) window.scrollTo(0, 0);
      if (before) focusTitle();
    },
    [isReturn, memory, track],
  );
}

function restore(position: number | undefined): void {
  if (position !== undefined) scrollWhenTall(position);
}

/** A document that the browser loaded has no router key yet, so its path identifies the entry. */
const entryOf = ({ key, pathname }: PageLocation) => (key === 'default' ? pathname : key);
