import { TextField, type TextFieldProps } from '@aimante/ui';
import { useFormContext } from 'react-hook-form';
import { useFieldText } from './field-text.ts';

/** A line of text of the form around it. */
export function FormField({ name, ...rest }: Omit<TextFieldProps, 'name' | 'error'> & { readonly name: string }) {
  const { register, formState } = useFormContext();
  const fieldText = useFieldText();
  return <TextField {...rest} {...register(name)} error={fieldText(formState.errors[name]?.message)} />;
}
