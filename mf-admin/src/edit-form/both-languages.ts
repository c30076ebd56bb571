import type { FieldSpec } from './draft-field.tsx';

type Both<Name extends string> = Name | `${Name}_en`;

interface Typed<Name extends string> {
  readonly text: (name: Both<Name>) => string;
}

interface Texts {
  readonly fr: string;
  readonly en?: string | undefined;
}

/** Initial values of the fields `name` and `name_en`. `french` is used if there are no translations. */
export const savedInBoth = <Name extends string>(
  name: Name,
  texts: Texts | null | undefined,
  french: string | null = '',
) => ({ [name]: texts?.fr ?? french ?? '', [`${name}_en`]: texts?.en ?? '' }) as Readonly<Record<Both<Name>, string>>;

/** The French field of a text, and its optional English field. */
export const fieldInBoth = <Name extends string>(
  spec: FieldSpec<Name>,
  englishLabel: string,
): readonly FieldSpec<Both<Name>>[] => [
  spec,
  { ...spec, name: `${spec.name}_en`, label: englishLabel, lang: 'en', isRequired: false },
];

/** The text typed into `name` and `name_en`. English is left out if empty. */
export function typedInBoth<Name extends string>(draft: Typed<Name>, name: Name): { fr: string; en?: string } {
  const english = draft.text(`${name}_en`);
  return { fr: draft.text(name), ...(english ? { en: english } : {}) };
}

export const typedInBothOrNull = <Name extends string>(draft: Typed<Name>, name: Name) =>
  draft.text(name) === '' ? null : typedInBoth(draft, name);
