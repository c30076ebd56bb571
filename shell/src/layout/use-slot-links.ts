import { useMemo } from 'react';
import { useLiveRemotes } from '../site-events/use-live-remotes.ts';
import { useLocale } from '../texts.tsx';
import { linksIn, type SlotLink } from './slot-links.ts';

export function useSlotLinks(slot: string): readonly SlotLink[] {
  const remotes = useLiveRemotes();
  const locale = useLocale();
  return useMemo(() => linksIn(remotes, slot, locale), [remotes, slot, locale]);
}
