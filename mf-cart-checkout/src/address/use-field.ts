import { type FieldPath, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import type { Fault } from './address-schema.ts';

export function useField() {
  const { t } = useTranslation();
  const { register, getFieldState, formState } = useFormContext<CheckoutDraft>();
  return (name: FieldPath<CheckoutDraft>) => {
    const fault = getFieldState(name, formState).error?.message as Fault | undefined;
    return { ...register(name), error: fault && t(`field.error.${fault}`) };
  };
}
