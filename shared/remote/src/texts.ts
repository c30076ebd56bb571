import { createWritable, type Locale, type Readable } from '@aimante/contract';
import { createInstance, type i18n } from 'i18next';

/** The bundler replaces the expression with its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export type LocaleLoaders = Readonly<Record<Locale, () => Promise<{ default: object }>>>;

export interface Texts {
  readonly instance: i18n;
  ensure(locale: Locale): Promise<void>;
  /** Counts the hot reloads of the texts, in development. */
  readonly edition: Readable<number>;
}

/** The texts of one remote: an i18next instance of its own. Each language is loaded when it is first needed. */
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

  const edition = createWritable(0);
  async function renew(): Promise<void> {
    await Promise.all([...brought.keys()].map(bring));
    edition.set(edition.get() + 1);
  }
  if (process.env.NODE_ENV === 'development') addEventListener('aimante:texts', () => void renew());

  return {
    instance,
    edition,
    ensure(locale) {
      const pending = brought.get(locale) ?? bring(locale);
      brought.set(locale, pending);
      pending.catch(() => brought.delete(locale));
      return pending;
    },
  };
}
