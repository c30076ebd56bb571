import type { ComponentProps } from 'react';
import type { FieldOwnProps } from '../field/field.tsx';
import { Field, splitFieldProps } from '../field/field.tsx';
import styles from './slider.module.css';

export interface SliderProps
  extends FieldOwnProps,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange'> {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  /** The value in words: "120 %". */
  valueText: string;
}

/** A value between two bounds: the native range input, filled up to its thumb. */
export function Slider({ valueText, value, onValueChange, min, max, style, ...props }: SliderProps) {
  const { field, control } = splitFieldProps(props);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <Field {...field} aside={field.aside ?? valueText}>
      {(wiring) => (
        <input
          aria-valuetext={valueText}
          {...control}
          {...wiring}
          {...{ min, max, value }}
          type="range"
          className={styles.range}
          style={{ backgroundSize: `${filled}% 100%, auto`, ...style }}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
