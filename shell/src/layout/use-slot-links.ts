import { localizePath } from '@aimante/contract';
import { useMemo } from 'react';
import { useLiveRemotes } from '../site-events/use-live-remotes.ts';
import { useLocale } from '../texts.tsx';
import { linksIn } from './slot-links.ts';

interface LayoutLink {
  readonly key: string;
  /** The address in the language of the page. */
  readonly to: string;
  readonly label: string;
  readonly isHome: boolean;
}

export function useSlotLinks(slot: string): readonly LayoutLink[] {
  const remotes = useLiveRemotes();
  const locale = useLocale();
  return useMemo(
    () =>
      linksIn(remotes, slot).map(({ remote, path, label }) => ({
        key: `${remote} ${path}`,
        to: localizePath(path, locale),
        label: label[locale],
        isHome: path === '/',
      })),
    [remotes, slot, locale],
  );
}
