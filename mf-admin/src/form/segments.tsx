import { useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One choice out of a few words, side by side. */
export function Segments<Value extends string>({ label, value: chosen, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map(({ value, label: word }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            className={styles.mark}
            {...{ name, value }}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
