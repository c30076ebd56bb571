import { Button } from '@aimante/ui';
import { useErrorText } from '../../data/use-error-text.ts';
import { useFormTexts } from '../use-form-texts.ts';
import styles from './conflict-notice.module.css';
import { FieldChoice } from './field-choice.tsx';
import type { Conflict, MergedField } from './use-conflict.ts';

interface ConflictNoticeProps<Field extends MergedField> {
  readonly fields: readonly Field[];
  readonly conflict: Conflict;
  /** Text of a value. Empty: the field has no value. */
  readonly show: (field: Field, value: unknown) => string;
}

/** The words of a conflict: what was merged, and a choice for each field that both sides changed. */
export function ConflictNotice<Field extends MergedField>({ fields, conflict, show }: ConflictNoticeProps<Field>) {
  const t = useFormTexts();
  const errorText = useErrorText();
  const { state, merge, open } = conflict;
  const names = (list: readonly string[]) =>
    [...new Set(fields.filter(({ name }) => list.includes(name)).map(({ label }) => label))].join(', ');
  const title = <strong>{t('conflict.title')}</strong>;
  if (state === 'failed')
    return (
      <>
        <p>
          {title} {errorText(conflict.failure)}
        </p>
        <Button variant="secondary" size="deskSmall" onClick={() => void conflict.load()}>
          {t('conflict.retry')}
        </Button>
      </>
    );
  if (state === 'loading')
    return (
      <p aria-busy="true">
        {title} {t('conflict.loading')}
      </p>
    );
  return (
    <div className={styles.conflict}>
      <p>
        {title} {t('conflict.text')}
      </p>
      {merge.taken.length > 0 && <p>{t('conflict.taken', { fields: names(merge.taken) })}</p>}
      {merge.kept.length > 0 && <p>{t('conflict.kept', { fields: names(merge.kept) })}</p>}
      {fields
        .filter(({ name }) => merge.conflicts.includes(name))
        .map((field) => (
          <FieldChoice key={field.name} field={field} conflict={conflict} shown={(value) => show(field, value)} />
        ))}
      <p>{t(open.length > 0 ? 'conflict.open' : 'conflict.done')}</p>
    </div>
  );
}
