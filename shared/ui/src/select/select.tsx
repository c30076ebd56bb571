import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import type { FieldOwnProps } from '../field/field.tsx';
import { Field, splitFieldProps } from '../field/field.tsx';

export interface SelectProps extends FieldOwnProps, Omit<ComponentProps<'select'>, 'size'> {
  size?: 'medium' | 'desk' | undefined;
}

/** A native select with `<option>` children. */
export function Select({ size = 'medium', ...props }: SelectProps) {
  const { field, control: select } = splitFieldProps(props);
  return (
    <Field {...field} size={size}>
      {(wiring) => (
        <div className={control.shell}>
          <select {...select} {...wiring} className={classNames(control.control, control.select)} data-size={size} />
          <span className={classNames(control.end, control.chevron)}>
            <ChevronDown size={18} />
          </span>
        </div>
      )}
    </Field>
  );
}
