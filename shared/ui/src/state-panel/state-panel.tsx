import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state-panel.module.css';

export interface StatePanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** The heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
  /** What happened, and what is safe. */
  children?: ReactNode;
  reference?: ReactNode;
  actions?: ReactNode;
  art?: ReactNode;
  icon?: ReactNode;
  layout?: 'card' | 'inline' | undefined;
}

/** The common frame of `EmptyState` and `ErrorPanel`. */
export function StatePanel(props: StatePanelProps) {
  const { title, level = 2, children, reference, actions, art, icon, layout = 'card', className, ...rest } = props;
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} {...rest} className={classNames(styles.panel, className)} data-layout={layout}>
      {layout === 'card' && art}
      <div className={styles.body}>
        <div className={styles.box}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <div className={styles.words}>
            <Title className={styles.title} id={titleId}>
              {title}
            </Title>
            {children && <div className={styles.text}>{children}</div>}
            {reference && <p className={styles.reference}>{reference}</p>}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
