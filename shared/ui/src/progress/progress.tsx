import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value'> {
  label: ReactNode;
  /** Without a value the progress is indeterminate. */
  value?: number | undefined;
  max?: number | undefined;
  /** The number in words: "23 sur 50". */
  valueText: string;
  /** Under the bar: for example a link to cancel. */
  action?: ReactNode;
}

/** The progress of a long task. `ref` and the rest go to the native `<progress>`, `className` to the block. */
export function Progress({ label, value, max = 100, valueText, action, className, ...rest }: ProgressProps) {
  const labelId = useId();
  return (
    <div className={classNames(styles.block, className)}>
      <div className={styles.head}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <progress
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        {...rest}
        className={styles.bar}
        value={value}
        max={max}
      />
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
