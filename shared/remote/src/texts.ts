import type { Locale } from '@aimante/contract';
import { createInstance, type i18n } from 'i18next';

export type LocaleLoaders = Readonly<Record<Locale, () => Promise<{ default: object }>>>;

export interface Texts {
  readonly instance: i18n;
  ensure(locale: Locale): Promise<void>;
}

/** The texts of one remote: an instance of its own, each language brought when it is first shown. */
export function createTexts(loaders: LocaleLoaders): Texts {
  const instance = createInstance();
  const started = instance.init({
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const brought = new Map<Locale, Promise<void>>();

  async function bring(locale: Locale): Promise<void> {
    const [texts] = await Promise.all([loaders[locale](), started]);
    instance.addResourceBundle(locale, 'translation', texts.default);
  }

  return {
    instance,
    ensure(locale) {
      const pending = brought.get(locale) ?? bring(locale);
      brought.set(locale, pending);
      pending.catch(() => brought.delete(locale));
      return pending;
    },
  };
}
