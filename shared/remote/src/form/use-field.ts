import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';
import { blurAfterPress } from './blur-after-press.ts';
import { useFaultText } from './use-fault-text.ts';

/**
 * The props of a field of this form, with its error.
 *
 * @example
 * const form = useApiForm({ schema: loginSchema, … });
 * <TextField {...form.field('email', t('form.email.label'))} type="email" />
 */
export function useFieldOf<Input extends FieldValues, Output>({
  register,
  getFieldState,
  formState,
}: UseFormReturn<Input, unknown, Output>) {
  const faultText = useFaultText();
  return <Name extends FieldPath<Input>>(name: Name, label: ReactNode, options?: RegisterOptions<Input, Name>) => ({
    ...blurAfterPress(register(name, options)),
    label,
    error: faultText(getFieldState(name, formState).error, name, label),
  });
}

/** The same for a part of a form: the fields of the surrounding `<ApiForm>`. */
export const useField = <Input extends FieldValues>() => useFieldOf(useFormContext<Input>());
