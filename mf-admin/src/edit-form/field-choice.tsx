import { useT } from '@aimante/remote';
import { useId } from 'react';
import type { FieldSpec } from './draft-field.tsx';
import styles from './save-failure.module.css';
import type { Side } from './use-conflict.ts';

interface FieldChoiceProps {
  readonly spec: FieldSpec<string>;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** A field that both sides changed, with both values side by side. One of them can be chosen. */
export function FieldChoice({ spec, mine, theirs, chosen, onChoose }: FieldChoiceProps) {
  const t = useT();
  const name = useId();
  const shown = useShown(spec);
  const sides = [
    ['mine', mine],
    ['theirs', theirs],
  ] as const;
  return (
    <fieldset className={styles.choice} data-conflict={chosen ? undefined : ''}>
      <legend>{spec.label}</legend>
      <div className={styles.sides}>
        {sides.map(([side, value]) => (
          <label key={side} className={styles.side}>
            <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
            <span className={styles.who}>{t(`form.conflict.${side}`)}</span>
            <span className={styles.value} lang={spec.lang}>
              {shown(value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useShown(spec: FieldSpec<string>): (value: string | boolean) => string {
  const t = useT();
  const textOf = (value: string) => {
    if (spec.show) return spec.show(value);
    if (spec.options) return spec.options.find((option) => option.value === value)?.label ?? value;
    return spec.kind === 'moment' ? value.replace('T', ' ') : withoutTags(value);
  };
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'word.yes' : 'word.no');
    const text = textOf(value);
    if (text === '') return t('form.conflict.empty');
    return spec.unit ? `${text}\u00a0${spec.unit}` : text;
  };
}

/** Rich text is shown without its tags. */
const withoutTags = (html: string): string =>
  html
    .replace(/<\/(?:p|h\d|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim();
