import styles from './order-choices.module.css';

interface ChoiceWordsProps {
  readonly name: string;
  readonly note: string;
}

/** Visible texts of a row, which are also its accessible name. */
export function ChoiceWords({ name, note }: ChoiceWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </span>
  );
}
