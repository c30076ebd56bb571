import styles from './order-choices.module.css';

interface ChoiceWordsProps {
  readonly name: string;
  readonly note: string;
}

/** The words of a row, which are its name too: what is seen is what is read aloud. */
export function ChoiceWords({ name, note }: ChoiceWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </span>
  );
}
