import type { ReactNode } from 'react';
import styles from './row-name.module.css';

/** What a row is called, and below it what tells it from the others. */
export function RowName({ detail, children }: { detail: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.name}>
      <span>{children}</span>
      <small>{detail}</small>
    </span>
  );
}
