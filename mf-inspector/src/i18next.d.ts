import type texts from '../locales/fr.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof texts };
  }
}
