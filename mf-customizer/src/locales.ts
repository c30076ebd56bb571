import type { LocaleLoaders } from '@aimante/remote';

export const locales: LocaleLoaders = {
  fr: () => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }),
};
