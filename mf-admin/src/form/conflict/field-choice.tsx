import { useLocale } from '@aimante/remote';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { codecOf } from '../fields/field-kinds.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import styles from '../save-failure.module.css';
import type { Conflict } from './use-conflict.ts';

interface FieldChoiceProps {
  readonly spec: FieldSpec;
  readonly conflict: Conflict;
}

export function FieldChoice({ spec, conflict }: FieldChoiceProps) {
  const { name, label, lang } = spec;
  const { t } = useTranslation();
  const group = useId();
  const shown = useShown(spec);
  const chosen = conflict.chosen[name];
  return (
    <fieldset className={styles.choice} data-conflict={chosen ? undefined : ''}>
      <legend>{label}</legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <input type="radio" name={group} checked={chosen === side} onChange={() => conflict.choose(name, side)} />
            <span className={styles.who}>{t(`form.conflict.${side}`)}</span>
            <span className={styles.value} lang={lang}>
              {shown(conflict.versionOf(name, side))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useShown({ kind, show, options, unit }: FieldSpec): (value: unknown) => string {
  const { t } = useTranslation();
  const locale = useLocale();
  const textOf = (value: unknown) => {
    if (show) return show(value);
    const text = codecOf(kind).format(value, locale);
    if (options) return options.find((option) => option.value === text)?.label ?? text;
    return kind === 'moment' ? text.replace('T', ' ') : text;
  };
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'word.yes' : 'word.no');
    const text = textOf(value);
    if (text === '') return t('form.conflict.empty');
    return unit ? `${text}\u00a0${unit}` : text;
  };
}
