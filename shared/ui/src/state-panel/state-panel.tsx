import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state-panel.module.css';

export interface StatePanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** The title's level in the page. */
  level?: 1 | 2 | 3 | undefined;
  /** What happened, what is safe. */
  children?: ReactNode;
  reference?: ReactNode;
  actions?: ReactNode;
  art?: ReactNode;
  icon?: ReactNode;
  layout?: 'card' | 'inline' | undefined;
}

/** The frame that an empty and a failed place share. */
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
