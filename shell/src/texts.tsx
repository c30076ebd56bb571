import { type Locale, localizePath } from '@aimante/contract';
import { createTexts, type LocaleLoaders, type Texts, untilLoaded } from '@aimante/remote';
import { createContext, type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';

const loaders: LocaleLoaders = {
  fr: () =>
    untilLoaded(() => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json', { with: { type: 'json' } })),
  en: () =>
    untilLoaded(() => import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } })),
};

export function createShellTexts(): Texts {
  return createTexts(loaders);
}

const LocaleContext = createContext<Locale | null>(null);

interface ShellTextsProps {
  readonly locale: Locale;
  readonly texts: Texts;
  readonly children: ReactNode;
}

export function ShellTexts({ locale, texts, children }: ShellTextsProps) {
  return (
    <LocaleContext value={locale}>
      <I18nextProvider i18n={texts.in(locale)}>{children}</I18nextProvider>
    </LocaleContext>
  );
}

export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('Rendered outside the shell.');
  return locale;
}

export function useLocalized(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizePath(path, locale);
}
