import type { InBothLanguages } from '../text/both-languages.ts';
import { type Locale, Refusal } from '../text/refusal.ts';
import { typeset } from '../text/typography.ts';

const deleted: InBothLanguages = { fr: 'Suppression effectuée.', en: 'Deleted.' };

/** What a call answers that has nothing to give but that it was done. */
export const said = ({ fr, en }: InBothLanguages, locale: Locale): { message: string } => ({
  message: typeset(locale === 'en' ? en : fr, locale),
});

export const saidDeleted = (result: Refusal | undefined, locale: Locale): Refusal | { message: string } =>
  result ?? said(deleted, locale);

/** The view of a result that may be a refusal. */
export const unlessRefused = <T, R>(result: T | Refusal, view: (value: T) => R): R | Refusal =>
  result instanceof Refusal ? result : view(result);
