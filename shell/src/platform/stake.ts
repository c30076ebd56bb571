import type { BrowserRemote } from '@aimante/contract';
import { decide } from '../routing/decide.ts';

/** What the end of a session takes from whoever is at a page: nothing, his place, or what he has typed there as well. */
export type Stake = 'nothing' | 'place' | 'typing';

export function watchStake(document: Document, remotes: readonly BrowserRemote[]): () => Stake {
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
