import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import choice from '../field/choice.module.css';
import { useRadio } from './radio-group.tsx';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value'> {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

/** A plain option of a `RadioGroup`. */
export function Radio({ value, label, help, className, ...rest }: RadioProps) {
  const helpId = useId();
  const radio = useRadio(value);
  return (
    <div className={classNames(choice.choice, className)}>
      <label className={choice.label}>
        <input aria-describedby={help ? helpId : undefined} {...rest} {...radio} className={choice.mark} />
        <span>{label}</span>
      </label>
      {help && (
        <p className={choice.help} id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
