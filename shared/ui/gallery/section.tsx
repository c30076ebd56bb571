import type { ComponentProps, ReactNode } from 'react';
import styles from './gallery.module.css';

/** Replaces the link of a router. */
export function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}
