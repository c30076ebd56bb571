import { useT } from '@aimante/remote';
import { isConflict, useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import type { FieldSpec } from './draft-field.tsx';
import { FieldChoice } from './field-choice.tsx';
import styles from './save-failure.module.css';
import type { Conflict } from './use-conflict.ts';
import type { Draft } from './use-draft.ts';

interface SaveFailureProps<Name extends string> {
  readonly error: unknown;
  readonly draft: Draft<Name>;
  readonly specs: readonly FieldSpec<Name>[];
  readonly conflict: Conflict<Name>;
}

/** The reason of a failed save, above the form. After a save conflict it offers both versions. */
export function SaveFailure<Name extends string>(props: SaveFailureProps<Name>) {
  const { error, conflict } = props;
  const errorText = useErrorText();
  const notice = useRef<HTMLDivElement>(null);
  const { state } = conflict;
  useEffect(() => {
    if (error || state === 'ready') void notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error, state]);
  return (
    <>
      {Boolean(error) && !(isConflict(error) && state !== 'none') && (
        <Notice ref={notice} tone="danger">
          {errorText(error)}
        </Notice>
      )}
      {state !== 'none' && (
        <Notice ref={isConflict(error) ? notice : undefined} tone="warning">
          <ConflictNotice {...props} />
        </Notice>
      )}
    </>
  );
}

function ConflictNotice<Name extends string>({ draft, specs, conflict }: SaveFailureProps<Name>) {
  const t = useT();
  const errorText = useErrorText();
  const { state, merge, open } = conflict;
  const labelOf = (name: Name) => specs.find((spec) => spec.name === name)?.label ?? name;
  const names = (list: readonly Name[]) => [...new Set(list.map(labelOf))].join(', ');
  if (state === 'failed')
    return (
      <>
        <p className={styles.text}>
          <strong>{t('form.conflict.title')}</strong> {errorText(conflict.failure)}
        </p>
        <Button variant="secondary" size="deskSmall" onClick={conflict.load}>
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
      {merge.conflicts.map((name) => {
        const spec = specs.find((each) => each.name === name);
        return (
          <FieldChoice
            key={name}
            spec={spec ?? { name, label: name }}
            mine={conflict.mine[name]}
            theirs={draft.saved[name]}
            chosen={conflict.chosen[name]}
            onChoose={(side) => conflict.choose(name, side)}
          />
        );
      })}
      <p className={styles.text}>
        {open.length > 0 ? t('form.conflict.open', { count: open.length }) : t('form.conflict.done')}
      </p>
    </div>
  );
}
