import { TextField, type TextFieldProps } from '@aimante/ui';
import { useFormContext } from 'react-hook-form';
import { useFieldText } from './field-text.ts';

/** A text field of the surrounding form. */
export function FormField({ name, ...rest }: Omit<TextFieldProps, 'name' | 'error'> & { readonly name: string }) {
  const { register, formState } = useFormContext();
  const fieldText = useFieldText();
  return <TextField {...rest} {...register(name)} error={fieldText(formState.errors[name]?.message)} />;
}
