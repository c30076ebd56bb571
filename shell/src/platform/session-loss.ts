import type { BrowserRemote } from '@aimante/contract';
import { decide } from '../routing/decide.ts';

/** What the end of a session costs the visitor at this page: nothing, the page, or the page and its typed input. */
export type SessionLoss = 'nothing' | 'place' | 'typing';

export function watchSessionLoss(document: Document, remotes: readonly BrowserRemote[]): () => SessionLoss {
  let typedAt: string | undefined;
  document.addEventListener('input', () => {
    typedAt = document.location.pathname;
  });
  return () => {
    const { pathname, search } = document.location;
    if (decide({ pathname, search, remotes, session: null }).kind !== 'redirect') return 'nothing';
    return typedAt === pathname ? 'typing' : 'place';
  };
}
