import type { ReactNode } from 'react';
import styles from './row-name.module.css';

/** What a row is called, and below it what tells it from the others. */
export function RowName({ detail, children }: { detail: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.name}>
      <span title={asTitle(children)}>{children}</span>
      <small title={asTitle(detail)}>{detail}</small>
    </span>
  );
}

/** What is cut off at the end stands where the pointer rests. */
const asTitle = (content: ReactNode) => (typeof content === 'string' ? content : undefined);
