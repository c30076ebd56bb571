import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** What contract 1 exported. Delete this file with `FORMER_CONTRACT`, and raise the first number. */

export { hydrateElement as takeOver } from './react-roots.ts';

/** As `useTranslation` of react-i18next, which contract 2 uses. */
export function useT(): TFunction {
  return useTranslation().t;
}
