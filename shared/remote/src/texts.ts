import type { Locale } from '@aimante/contract';
import { createInstance, type i18n } from 'i18next';

/** The bundler replaces the expression with its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export type LocaleLoaders = Readonly<Record<Locale, () => Promise<{ default: object }>>>;

export interface Texts {
  /** Loads a language when it is first needed. */
  ensure(locale: Locale): Promise<void>;
  /** The i18next instance of a language, which never changes its language. */
  in(locale: Locale): i18n;
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** The texts of one remote: an i18next instance of its own, with one clone per language. */
export function createTexts(loaders: LocaleLoaders): Texts {
  const instance = createInstance();
  const started = instance.init({
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18n: '', bindI18nStore: isDevelopment ? 'added' : '' },
  });
  const loading = new Map<Locale, Promise<void>>();
  const instances = new Map<Locale, i18n>();

  async function load(locale: Locale): Promise<void> {
    const [texts] = await Promise.all([loaders[locale](), started]);
    instance.addResourceBundle(locale, 'translation', texts.default);
  }

  function instanceOf(locale: Locale): i18n {
    const known = instances.get(locale) ?? instance.cloneInstance({ lng: locale });
    instances.set(locale, known);
    return known;
  }

  if (isDevelopment) addEventListener('aimante:texts', () => [...loading.keys()].map(load));

  return {
    ensure(locale) {
      const pending = loading.get(locale) ?? load(locale);
      loading.set(locale, pending);
      pending.catch(() => loading.delete(locale));
      return pending;
    },
    in: instanceOf,
  };
}
