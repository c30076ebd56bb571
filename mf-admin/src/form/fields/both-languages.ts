import type { FieldSpec } from './field-spec.ts';

/** The French field of a text, and its optional English field. */
export const inBoth = <Name extends string>(
  spec: FieldSpec<Name>,
  englishLabel: string,
): readonly FieldSpec<`${Name}.fr` | `${Name}.en`>[] => [
  { ...spec, name: `${spec.name}.fr` },
  { ...spec, name: `${spec.name}.en`, label: englishLabel, lang: 'en', ifEmpty: undefined },
];
