import { useEffect, useState } from 'react';
import { tellOfReturn, useOnline } from './use-online.ts';

const AGAIN_MS = 5000;

/**
 * Whether the site answers. A browser may call itself online without a network: in a page that its service worker
 * served, or behind a router that has lost its line. Then no event tells of the return, so the site is asked again.
 */
export function useReachable(): boolean {
  const isOnline = useOnline();
  const [isReached, setReached] = useState(true);
  useEffect(() => (isOnline ? watchSite(setReached) : undefined), [isOnline]);
  return isOnline && isReached;
}

function watchSite(setReached: (isReached: boolean) => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function ask(isAgain: boolean): Promise<void> {
    try {
      await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: end.signal });
      setReached(true);
      if (isAgain) tellOfReturn();
    } catch {
      if (end.signal.aborted) return;
      setReached(false);
      timer = setTimeout(() => void ask(true), AGAIN_MS);
    }
  }
  void ask(false);
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
