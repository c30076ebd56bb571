import { classNames } from '@aimante/ui';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  /** Content without padding, such as a table or list. */
  readonly isFlush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, actions, isFlush = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles.panel, className)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body} data-flush={isFlush || undefined}>
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
