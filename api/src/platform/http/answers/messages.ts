import type { InBothLanguages } from '../../text/both-languages.ts';
import { type Locale, Refusal } from '../../text/refusal.ts';
import { typeset } from '../../text/typography.ts';

const deleted: InBothLanguages = { fr: 'Suppression effectuée.', en: 'Deleted.' };

/** The answer of a call that returns only a confirmation. */
export const messageIn = ({ fr, en }: InBothLanguages, locale: Locale): { message: string } => ({
  message: typeset(locale === 'en' ? en : fr, locale),
});

export const deletedMessage = (result: Refusal | undefined, locale: Locale): Refusal | { message: string } =>
  result ?? messageIn(deleted, locale);

export const unlessRefused = <T, R>(result: T | Refusal, view: (value: T) => R): R | Refusal =>
  result instanceof Refusal ? result : view(result);
