import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import fr from './locales/fr.json' with { type: 'json' };
import type { FaultKind } from './schema-resolver.ts';
import { type FormTextKey, useFormTexts } from './use-form-texts.ts';

const keysOf = (field: string) =>
  ({
    required: [`required.${field}`, 'required.any'],
    tooShort: [`invalid.${field}`, 'tooShort.any'],
    tooLong: ['tooLong.any'],
    invalid: [`invalid.${field}`, 'invalid.any'],
  }) satisfies Record<FaultKind, readonly string[]>;

const isKey = (key: string): key is FormTextKey => key in fr;

/** The text below a field: of its fault, in the visitor's language and with the field's name, or of the server. */
export function useFaultText(): (error: FieldError | undefined, name: string, label: ReactNode) => string | undefined {
  const t = useFormTexts();
  return (error, name, label) => {
    if (!error || error.type === 'server') return error?.message;
    const [kind, limit = ''] = (error.message ?? 'invalid').split(' ') as [FaultKind, string?];
    const key = keysOf(name.slice(name.lastIndexOf('.') + 1))[kind].find(isKey);
    return key && t(key, { label: typeof label === 'string' ? label : '', limit });
  };
}
