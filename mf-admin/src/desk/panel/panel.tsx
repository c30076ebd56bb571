import { classNames } from '@aimante/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  /** Content without padding, such as a table or list. */
  readonly isFlush?: boolean;
  /** On a phone it is closed at first, and its head opens it. */
  readonly foldsOnPhone?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, actions, isFlush = false, foldsOnPhone = false, className, children }: PanelProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(!foldsOnPhone);
  return (
    <section aria-labelledby={id} className={classNames(styles.panel, className)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
        {foldsOnPhone && (
          <button
            type="button"
            className={styles.fold}
            aria-labelledby={id}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <div
        id={`${id}-body`}
        className={styles.body}
        data-flush={isFlush || undefined}
        data-folded={!isOpen || undefined}
      >
        {children}
      </div>
    </section>
  );
}

export function Facts({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(([name, value], place) => (
        <div key={`${name} ${place}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two thirds and one third, or one column if there is no room. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{main}</div>
      <div className={styles.stack}>{side}</div>
    </div>
  );
}
