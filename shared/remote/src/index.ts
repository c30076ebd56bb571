export { type AppDefinition, defineApp, defineFragment } from './define-app.tsx';
export { useLocale, usePageParams, usePlatform, useSession, useT } from './remote-context.ts';
export type { LocaleLoaders } from './texts.ts';
