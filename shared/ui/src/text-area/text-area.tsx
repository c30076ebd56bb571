import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import type { FieldOwnProps } from '../field/field.tsx';
import { Field, splitFieldProps } from '../field/field.tsx';

export interface TextAreaProps extends FieldOwnProps, ComponentProps<'textarea'> {
  size?: 'medium' | 'desk' | undefined;
}

/** Several lines of text. `ref`, `name`, `onChange` and the rest go to the `<textarea>`, `className` to the field. */
export function TextArea({ size = 'medium', ...props }: TextAreaProps) {
  const { field, control: area } = splitFieldProps(props);
  return (
    <Field {...field} size={size}>
      {(wiring) => (
        <textarea {...area} {...wiring} className={classNames(control.control, control.area)} data-size={size} />
      )}
    </Field>
  );
}
