import type { Locale } from '@aimante/contract';
import { formatNumber } from '@aimante/shop/numbers';
import { createInstance, type i18n } from 'i18next';
import { keepTexts } from './kept-texts.ts';

/** The bundler replaces the expression with its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export type LocaleLoaders = Readonly<Record<Locale, () => Promise<{ default: object }>>>;

export interface Texts {
  /** Loads a language when it is first needed. */
  ensure(locale: Locale): Promise<void>;
  /** The i18next instance of a language, which never changes its language. */
  in(locale: Locale): i18n;
}

/** Those of pages, which may have further texts. */
export interface PageTexts extends Texts {
  ensureMore(locale: Locale, more: LocaleLoaders): Promise<void>;
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** The texts of one remote: an i18next instance of its own, with one clone per language. */
export function createTexts(loaders: LocaleLoaders): Texts {
  return createPageTexts(loaders);
}

export function createPageTexts(loaders: LocaleLoaders): PageTexts {
  const instance = createInstance();
  const started = instance.init({
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18n: '', bindI18nStore: isDevelopment ? 'added' : '' },
  });
  // i18next itself would make a format for each number.
  instance.services.formatter?.add('number', (value: number, locale) => formatNumber(value, locale as Locale));
  const loading = new Map<() => Promise<{ default: object }>, Loading>();
  const instances = new Map<Locale, i18n>();

  async function load(locale: Locale, from: LocaleLoaders): Promise<void> {
    const [texts] = await Promise.all([from[locale](), started]);
    instance.addResourceBundle(locale, 'translation', texts.default, true, true);
  }

  function loadOnce(locale: Locale, from: LocaleLoaders): Promise<void> {
    const key = from[locale];
    const known = loading.get(key);
    if (known) return known.loaded;
    const again = () => load(locale, from);
    const loaded = again();
    loading.set(key, { loaded, again });
    loaded.catch(() => loading.delete(key));
    return loaded;
  }

  function instanceOf(locale: Locale): i18n {
    const known = instances.get(locale) ?? keepTexts(instance.cloneInstance({ lng: locale }));
    instances.set(locale, known);
    return known;
  }

  if (isDevelopment) addEventListener('aimante:texts', () => [...loading.values()].map(({ again }) => again()));

  return {
    ensure: (locale) => loadOnce(locale, loaders),
    ensureMore: loadOnce,
    in: instanceOf,
  };
}

interface Loading {
  readonly loaded: Promise<void>;
  readonly again: () => Promise<void>;
}
