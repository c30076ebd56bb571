import { type Locale, localizePath } from '@aimante/contract';
import { createTexts, type LocaleLoaders, type Texts, untilLoaded } from '@aimante/remote';
import type { TFunction } from 'i18next';
import { createContext, use } from 'react';

const loaders: LocaleLoaders = {
  fr: () =>
    untilLoaded(() => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json', { with: { type: 'json' } })),
  en: () =>
    untilLoaded(() => import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } })),
};

export function createShellTexts(): Texts {
  return createTexts(loaders);
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

/** Turns a site path into its address in the visitor's language. */
export function useLocalized(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizePath(path, locale);
}
