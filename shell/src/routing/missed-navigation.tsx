import { useEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router-dom';

/**
 * Follows a move through the history that happens while the page is hydrated: after the router has read the address,
 * before it listens. It comes first in the router, so that its effect runs before a page navigates.
 */
export function MissedNavigation() {
  const rendered = useRef(createPath(useLocation()));
  useEffect(() => {
    const isMissed = createPath(window.location) !== rendered.current;
    if (isMissed) dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, []);
  return null;
}
