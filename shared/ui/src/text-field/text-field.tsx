import type { ComponentProps, ReactNode } from 'react';
import control from '../field/control.module.css';
import type { FieldOwnProps } from '../field/field.tsx';
import { Field, splitFieldProps } from '../field/field.tsx';

export interface TextFieldProps extends FieldOwnProps, Omit<ComponentProps<'input'>, 'size'> {
  size?: 'medium' | 'desk' | undefined;
  /** At the start of the box: a search icon. */
  start?: ReactNode;
  /** At the end of the box: an icon for a valid value, or a unit. */
  end?: ReactNode;
}

/** One line of text. `ref`, `name`, `onChange` and the rest go to the `<input>`, `className` to the field. */
export function TextField({ size = 'medium', start, end, ...props }: TextFieldProps) {
  const { field, control: input } = splitFieldProps(props);
  return (
    <Field {...field} size={size}>
      {(wiring) => (
        <div className={control.shell}>
          {start && <span className={control.start}>{start}</span>}
          <input type="text" {...input} {...wiring} className={control.control} data-size={size} />
          {end && <span className={control.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
