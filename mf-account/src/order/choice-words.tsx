import styles from './order-choices.module.css';

interface ChoiceWordsProps {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** The words of a row. The row takes them by `choiceNames`: its name stays short, the note describes it. */
export function ChoiceWords({ id, name, note }: ChoiceWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.name} id={`choice-${id}`}>
        {name}
      </span>
      <span className={styles.note} id={`choice-${id}-note`}>
        {note}
      </span>
    </span>
  );
}

export const choiceNames = (id: string) => ({
  'aria-labelledby': `choice-${id}`,
  'aria-describedby': `choice-${id}-note`,
});
