import { useEffect, useState } from 'react';
import { useOnline } from './use-online.ts';

/**
 * Whether the site answers. A browser may call itself online without a network: in a page that its service worker
 * served, or behind a router that has lost its line.
 */
export function useReachable(): boolean {
  const isOnline = useOnline();
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    if (!isOnline) return undefined;
    const end = new AbortController();
    fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: end.signal }).then(
      () => setReached(true),
      () => end.signal.aborted || setReached(false),
    );
    return () => end.abort();
  }, [isOnline]);
  return isOnline && isReached;
}
