import { blurAfterPress } from '@aimante/remote/form';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { Fault } from '../checkout-draft/address-schema.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { useFaultText } from './use-fault-text.ts';

export function useField() {
  const faultText = useFaultText();
  const { register, getFieldState, formState } = useFormContext<CheckoutDraft>();
  return (name: FieldPath<CheckoutDraft>, setValueAs?: (typed: string) => string) => {
    const fault = getFieldState(name, formState).error?.message as Fault | undefined;
    const input = register(name, { ...(setValueAs && { setValueAs }) });
    return { ...blurAfterPress(input), error: faultText(fault, name) };
  };
}
