import { useTranslation } from 'react-i18next';

const FAULTS = {
  required: 'form.fault.required',
  email: 'form.fault.email',
  tooLong: 'form.fault.tooLong',
  password: 'form.fault.password',
  mismatch: 'form.fault.mismatch',
  terms: 'form.fault.terms',
  siret: 'form.fault.siret',
  vatNumber: 'form.fault.vatNumber',
  postalCode: 'form.fault.postalCode',
  invalid: 'form.fault.invalid',
} as const;

export type FieldFault = keyof typeof FAULTS;

const isFault = (message: string): message is FieldFault => message in FAULTS;

/** Message below a field: the text of a fault code in the visitor's language, or the server's own message. */
export function useFieldText(): (message: unknown) => string | undefined {
  const { t } = useTranslation();
  return (message) => {
    if (typeof message !== 'string' || message === '') return undefined;
    return isFault(message) ? t(FAULTS[message]) : message;
  };
}
