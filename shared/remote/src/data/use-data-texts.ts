import { useLocale } from '@aimante/remote';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };

type DataText = (key: keyof typeof fr, values?: Readonly<Record<string, string>>) => string;

/** The texts of this layer. They are few, so a remote bundles both languages. */
export function useDataTexts(): DataText {
  const texts = { fr, en }[useLocale()];
  return (key, values = {}) => texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
