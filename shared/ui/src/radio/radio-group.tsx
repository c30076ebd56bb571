import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { createContext, useContext, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import choice from '../field/choice.module.css';
import styles from './radio.module.css';

interface RadioChoice {
  name: string;
  chosen: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const Choice = createContext<RadioChoice | undefined>(undefined);

/** The props of a native radio that come from its group. */
export function useRadio(value: string) {
  const group = useContext(Choice);
  if (!group) throw new Error('Radio must be used inside a RadioGroup.');
  return { type: 'radio' as const, name: group.name, value, checked: group.chosen === value, onChange: group.onChange };
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  legend: ReactNode;
  isLegendHidden?: boolean | undefined;
  /** At the opposite end of the legend. */
  aside?: ReactNode;
  error?: ReactNode;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `stack`: one below the other. `joined`: cards with a common border. `grid`: cards side by side. */
  layout?: 'stack' | 'joined' | 'grid' | undefined;
}

/** One choice out of several. Renders a `<fieldset>`. Its children are `Radio` or `RadioCard`. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, isLegendHidden, aside, error, value, defaultValue, onValueChange, layout = 'stack', ...rest } = props;
  const { className, name, children, ...others } = rest;
  const ownName = useId();
  const errorId = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const group: RadioChoice = {
    name: name ?? ownName,
    chosen: value ?? ownValue,
    onChange: (event) => {
      setOwnValue(event.target.value);
      onValueChange?.(event.target.value);
    },
  };
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      {...others}
      className={classNames(styles.group, className)}
    >
      <legend className={styles.legend} data-hidden={isLegendHidden || undefined}>
        {legend}
        {aside && <span className={styles.aside}>{aside}</span>}
      </legend>
      <div className={styles.options} data-layout={layout}>
        <Choice.Provider value={group}>{children}</Choice.Provider>
      </div>
      {error && (
        <p className={classNames(choice.error, styles.error)} id={errorId}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
