import type { Locale } from '@aimante/contract';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };

const TEXTS = { fr, en } as const;

export type TextKey = keyof typeof fr;

export function text(locale: Locale, key: TextKey): string {
  return TEXTS[locale][key];
}
