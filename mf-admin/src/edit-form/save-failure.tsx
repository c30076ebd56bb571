import { useT } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { isConflict, useErrorText } from '../admin-api/error-text.ts';
import styles from './save-failure.module.css';

interface SaveFailureProps {
  readonly error: unknown;
  /** Gets the newest version after a conflict. */
  readonly onReload?: (() => Promise<void>) | undefined;
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
  return (
    <Notice ref={told} tone="warning" title={t('form.conflict.title')}>
      <p className={styles.text}>{t('form.conflict.text')}</p>
      <Reload onReload={onReload} />
    </Notice>
  );
}

/** Nothing was overwritten, and what was typed stays until the newest version is there. */
function Reload({ onReload }: { onReload: () => Promise<void> }) {
  const t = useT();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function reload() {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await onReload();
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      {refusal && (
        <p role="alert" className={styles.text}>
          {refusal}
        </p>
      )}
      <Button variant="secondary" size="deskSmall" loading={isBusy} onClick={() => void reload()}>
        {t('form.conflict.reload')}
      </Button>
    </>
  );
}
