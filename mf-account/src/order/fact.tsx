import type { ReactNode } from 'react';
import styles from './order-facts.module.css';

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Fact({ title, children }: FactProps) {
  return (
    <section className={styles.fact}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
