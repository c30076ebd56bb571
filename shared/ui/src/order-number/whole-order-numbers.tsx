import type { ReactNode } from 'react';
import styles from './whole-order-numbers.module.css';

const ORDER_NUMBER = /\b([A-Z]{2}-\d{2}-\d{4,})\b/;

/** The text, in which an order number such as PM-26-004217 does not break at its hyphens. */
export function wholeOrderNumbers(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !ORDER_NUMBER.test(text)) return text;
  return text.split(ORDER_NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
