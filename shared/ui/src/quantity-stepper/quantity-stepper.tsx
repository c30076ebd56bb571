import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { clamp, quantityAfterKey, readQuantity } from './quantity.ts';
import styles from './quantity-stepper.module.css';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'size'>;

export interface QuantityStepperProps extends InputProps {
  /** The accessible name of the number. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  size?: 'medium' | 'desk' | undefined;
}

/** A whole number between two bounds. It never reports a value outside them, whatever is typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, onValueChange, min = 1, max = 999, ...rest } = props;
  const { size = 'medium', className, disabled, ...input } = rest;
  const [draft, setDraft] = useState<string>();
  const bounds = { min, max };

  const set = (next: number) => {
    setDraft(undefined);
    if (next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const typed = readQuantity(text);
    if (typed !== undefined && typed === clamp(typed, bounds) && typed !== value) onValueChange(typed);
  };
  const settle = () => set(clamp(readQuantity(draft ?? '') ?? value, bounds));
  const press = (event: KeyboardEvent) => {
    const next =
      event.key === 'Enter'
        ? clamp(readQuantity(draft ?? '') ?? value, bounds)
        : quantityAfterKey(event.key, value, bounds);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const step = (by: number, name: string, Sign: typeof Plus) => {
    const isAtEnd = value + by !== clamp(value + by, bounds);
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={name}
        disabled={disabled}
        aria-disabled={isAtEnd || undefined}
        onClick={() => set(clamp(value + by, bounds))}
      >
        <Sign size={18} />
      </button>
    );
  };

  return (
    <div className={classNames(styles.stepper, className)} data-size={size}>
      {step(-1, decreaseLabel, Minus)}
      <input
        {...input}
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={settle}
      />
      {step(1, increaseLabel, Plus)}
    </div>
  );
}
