import { useLocale } from '@aimante/remote';
import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import type { FaultKind } from './schema-resolver.ts';

const keysOf = (field: string): Record<FaultKind, readonly string[]> => ({
  required: [`required.${field}`, 'required.any'],
  tooShort: [`invalid.${field}`, 'tooShort.any'],
  tooLong: ['tooLong.any'],
  invalid: [`invalid.${field}`, 'invalid.any'],
});

/** The text below a field: of its fault, in the visitor's language and with the field's name, or of the server. */
export function useFaultText(): (error: FieldError | undefined, name: string, label: ReactNode) => string | undefined {
  const texts: Readonly<Record<string, string | undefined>> = { fr, en }[useLocale()];
  return (error, name, label) => {
    if (!error || error.type === 'server') return error?.message;
    const [kind, limit = ''] = (error.message ?? 'invalid').split(' ') as [FaultKind, string?];
    const key = keysOf(name.slice(name.lastIndexOf('.') + 1))[kind].find((each) => texts[each]);
    return key && texts[key]?.replace('{{label}}', String(label)).replace('{{limit}}', limit);
  };
}
