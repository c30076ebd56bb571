import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import choice from '../field/choice.module.css';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  label: ReactNode;
  help?: ReactNode;
  size?: 'medium' | 'desk' | undefined;
}

/** Switches at once, without a button to save. In a form, use a `Checkbox`. `ref` and the rest go to the `<input>`. */
export function Switch({ label, help, size = 'medium', className, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={classNames(choice.choice, className)} data-size={size}>
      <label className={choice.label} htmlFor={id}>
        <input
          aria-describedby={help ? `${id}-help` : undefined}
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state.
          role="switch"
          className={styles.track}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p className={choice.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
