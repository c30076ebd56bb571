import { type Locale, localizePath } from '@aimante/contract';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { createContext, use } from 'react';

const loaders = {
  fr: () => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }),
};

export interface ShellTexts {
  readonly instance: i18n;
  ensure(locale: Locale): Promise<void>;
}

export async function createShellTexts(): Promise<ShellTexts> {
  const instance = createInstance();
  await instance.init({ fallbackLng: false, resources: {}, interpolation: { escapeValue: false } });
  return {
    instance,
    async ensure(locale) {
      if (instance.hasResourceBundle(locale, 'translation')) return;
      instance.addResourceBundle(locale, 'translation', (await loaders[locale]()).default);
    },
  };
}

export interface Speech {
  readonly locale: Locale;
  readonly t: TFunction;
}

export const SpeechContext = createContext<Speech | null>(null);

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('Rendered outside the shell.');
  return speech;
}

export function useT(): TFunction {
  return useSpeech().t;
}

export function useLocale(): Locale {
  return useSpeech().locale;
}

/** Turns a path of the site into its address in the visitor's language. */
export function useLocalized(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizePath(path, locale);
}
