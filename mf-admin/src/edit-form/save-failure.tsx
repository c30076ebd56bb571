import { useT } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import { isConflict, useErrorText } from '../admin-api/error-text.ts';
import styles from './save-failure.module.css';

interface SaveFailureProps {
  readonly error: unknown;
  /** Gets the newest version after a conflict. */
  readonly onReload?: (() => void) | undefined;
}

/** Why nothing was saved: above the form, and in sight of whoever pressed far below it. */
export function SaveFailure({ error, onReload }: SaveFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) void told.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (!isConflict(error) || !onReload)
    return (
      <Notice ref={told} tone="danger">
        {errorText(error)}
      </Notice>
    );
  // Nothing was overwritten, and what was typed is still there.
  return (
    <Notice ref={told} tone="warning" title={t('form.conflict.title')}>
      <p className={styles.text}>{t('form.conflict.text')}</p>
      <Button variant="secondary" size="deskSmall" onClick={onReload}>
        {t('form.conflict.reload')}
      </Button>
    </Notice>
  );
}
