import { useTranslation } from 'react-i18next';
import type { ChoiceFilter } from './source/list-types.ts';

export const flags = ['true', 'false'] as const;

export const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((each) => each === word);

interface Choice<Word extends string> {
  readonly id: string;
  readonly label: string;
  readonly words: readonly Word[];
  readonly textOf: (word: Word) => string;
}

export const choice = <Word extends string>({ id, label, words, textOf }: Choice<Word>): ChoiceFilter => ({
  id,
  label,
  kind: 'choice',
  options: words.map((value) => ({ value, label: textOf(value) })),
});

export function useYesNo(): (id: string, label: string) => ChoiceFilter {
  const { t } = useTranslation();
  return (id, label) =>
    choice({ id, label, words: flags, textOf: (word) => t(word === 'true' ? 'word.yes' : 'word.no') });
}
