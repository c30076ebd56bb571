import { classNames } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** Opposite the title, such as a link to more. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** The background, across the full width of the window. */
  readonly tone?: 'paper' | 'sand' | 'sheet' | 'blush';
  readonly size?: 'small' | 'medium';
  readonly isTitleHidden?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A section of a page, labelled by its title. */
export function Section(props: SectionProps) {
  const { title, aside, children, tone = 'paper', size = 'medium', isTitleHidden = false, id, className } = props;
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames(styles.section, className)}
      data-tone={tone}
      data-size={size}
    >
      <div className={classNames(styles.head, isTitleHidden && styles.hidden)}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
