import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import choice from '../field/choice.module.css';
import styles from './radio.module.css';
import { useRadio } from './radio-group.tsx';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value'> {
  value: string;
  label: ReactNode;
  /** A second line in a muted style. */
  text?: ReactNode;
  icon?: ReactNode;
  /** At the far end: a price. */
  end?: ReactNode;
  /** `compact` is a short word in a box without a radio mark. */
  variant?: 'row' | 'compact' | undefined;
  /** Under the line and outside its label: a separate control. */
  children?: ReactNode;
}

/**
 * An option of a `RadioGroup` as a card. The whole card is the target. Its `text` and `end` describe it to screen
 * readers.
 */
export function RadioCard(props: RadioCardProps) {
  const { value, label, text, icon, end, variant = 'row', className, children, ...rest } = props;
  const detailId = useId();
  const radio = useRadio(value);
  return (
    <div className={classNames(styles.card, className)} data-variant={variant}>
      <label className={styles.line}>
        <input
          aria-labelledby={`${detailId}-label`}
          aria-describedby={text || end ? detailId : undefined}
          {...rest}
          {...radio}
          className={classNames(choice.mark, styles.mark)}
        />
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.label} id={`${detailId}-label`}>
          {label}
        </span>
        {(text || end) && (
          <span className={styles.details} id={detailId}>
            {text && <span className={styles.text}>{text}</span>} {end && <span className={styles.end}>{end}</span>}
          </span>
        )}
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
