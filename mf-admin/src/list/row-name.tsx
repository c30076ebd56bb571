import type { ReactNode } from 'react';
import styles from './row-name.module.css';

export function RowName({ detail, children }: { detail: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.name}>
      <span title={asTitle(children)}>{children}</span>
      <small title={asTitle(detail)}>{detail}</small>
    </span>
  );
}

/** Shows a truncated text whole on hover. */
const asTitle = (content: ReactNode) => (typeof content === 'string' ? content : undefined);
