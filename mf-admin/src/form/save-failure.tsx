import { useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldChoice } from './conflict/field-choice.tsx';
import styles from './save-failure.module.css';
import type { EditForm } from './use-edit-form.ts';

export function SaveFailure({ form }: { form: EditForm }) {
  const { failure, conflict } = form;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure || conflict.state === 'ready') void notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, conflict.state]);
  return (
    <>
      {failure && (
        <Notice ref={notice} tone="danger">
          {failure}
        </Notice>
      )}
      {conflict.state !== 'none' && (
        <Notice ref={failure ? undefined : notice} tone="warning">
          <ConflictNotice form={form} />
        </Notice>
      )}
    </>
  );
}

function ConflictNotice({ form: { specs, conflict } }: { form: EditForm }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { state, merge, open } = conflict;
  const names = (list: readonly string[]) =>
    [...new Set(specs.filter(({ name }) => list.includes(name)).map(({ label }) => label))].join(', ');
  if (state === 'failed')
    return (
      <>
        <p className={styles.text}>
          <strong>{t('form.conflict.title')}</strong> {errorText(conflict.failure)}
        </p>
        <Button variant="secondary" size="deskSmall" onClick={() => void conflict.load()}>
          {t('error.retry')}
        </Button>
      </>
    );
  if (state === 'loading')
    return (
      <p className={styles.text} aria-busy="true">
        <strong>{t('form.conflict.title')}</strong> {t('form.conflict.loading')}
      </p>
    );
  return (
    <div className={styles.conflict}>
      <p className={styles.text}>
        <strong>{t('form.conflict.title')}</strong> {t('form.conflict.text')}
      </p>
      {merge.taken.length > 0 && (
        <p className={styles.text}>{t('form.conflict.taken', { fields: names(merge.taken) })}</p>
      )}
      {merge.kept.length > 0 && <p className={styles.text}>{t('form.conflict.kept', { fields: names(merge.kept) })}</p>}
      {specs
        .filter(({ name }) => merge.conflicts.includes(name))
        .map((spec) => (
          <FieldChoice key={spec.name} spec={spec} conflict={conflict} />
        ))}
      <p className={styles.text}>
        {open.length > 0 ? t('form.conflict.open', { count: open.length }) : t('form.conflict.done')}
      </p>
    </div>
  );
}
