import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import type { FieldOwnProps } from '../field/field.tsx';
import { Field } from '../field/field.tsx';

export interface TextFieldProps extends FieldOwnProps, Omit<ComponentProps<'input'>, 'size'> {
  size?: 'medium' | 'desk' | undefined;
  /** At the end of the box: a sign that the value was found, a unit. */
  end?: ReactNode;
}

/** One line of text. `ref`, `name`, `onChange` and the rest go to the `<input>`, `className` to the field. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, isLabelHidden, id, className, size = 'medium', end, ...rest } = props;
  return (
    <Field {...{ label, help, error, optional, isLabelHidden, id, size }} className={classNames(className)}>
      {(wiring) => (
        <div className={control.shell}>
          <input type="text" {...rest} {...wiring} className={control.control} data-size={size} />
          {end && <span className={control.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
