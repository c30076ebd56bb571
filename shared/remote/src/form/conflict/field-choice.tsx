import { useId } from 'react';
import { useFormTexts } from '../use-form-texts.ts';
import styles from './conflict-notice.module.css';
import type { Conflict, MergedField } from './use-conflict.ts';

interface FieldChoiceProps {
  readonly field: MergedField;
  readonly conflict: Conflict;
  readonly shown: (value: unknown) => string;
}

export function FieldChoice({ field: { name, label, lang }, conflict, shown }: FieldChoiceProps) {
  const t = useFormTexts();
  const group = useId();
  const chosen = conflict.chosen[name];
  return (
    <fieldset className={styles.choice} data-conflict={chosen ? undefined : ''}>
      <legend>{label}</legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <input type="radio" name={group} checked={chosen === side} onChange={() => conflict.choose(name, side)} />
            <span className={styles.who}>{t(`conflict.${side}`)}</span>
            <span className={styles.value} lang={lang}>
              {shown(conflict.versionOf(name, side)) || t('conflict.empty')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
