import { useLocale } from '@aimante/remote';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

export type FormTextKey = keyof typeof fr;

/** The texts of all forms. They are few, so a remote bundles both languages. */
export function useFormTexts() {
  const texts = { fr, en }[useLocale()];
  return (key: FormTextKey, values: Readonly<Record<string, string>> = {}): string =>
    texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
