import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-intro.module.css';

export interface PageIntroProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  /** One or two sentences under the title. */
  text?: ReactNode;
}

/** The head of a page: its only `h1`, which gets the focus on navigation, and a lead. */
export function PageIntro({ title, text, className, children, ...rest }: PageIntroProps) {
  return (
    <header {...rest} className={classNames(styles.intro, className)}>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </header>
  );
}
