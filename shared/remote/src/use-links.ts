import type { SlotLink } from '@aimante/contract';
import { useLocale, usePlatform } from './remote-context.ts';

export interface PageLink extends Omit<SlotLink, 'label'> {
  readonly label: string;
}

/** The links that remotes contribute to these slots, in the language of the page. */
export function useLinks(...slots: readonly string[]): readonly PageLink[] {
  const { links } = usePlatform();
  const locale = useLocale();
  return slots.flatMap(links).map((link) => ({ ...link, label: link.label[locale] }));
}
