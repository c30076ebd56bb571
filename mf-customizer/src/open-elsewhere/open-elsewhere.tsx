import { useT } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { useEffect } from 'react';
import styles from './open-elsewhere.module.css';

/** The photos are in another tab just now: two tabs would overwrite each other. */
export function OpenElsewhere({ takeBack }: { takeBack(): void }) {
  const t = useT();
  useEffect(() => {
    // What stood here may have been scrolled to its end. Newer browsers answer with a promise, which is no clean-up.
    void scrollTo({ top: 0 });
  }, []);
  return (
    <EmptyState
      className={styles.panel}
      level={1}
      role="status"
      title={t('elsewhere.panel.title')}
      actions={<Button onClick={takeBack}>{t('elsewhere.panel.here')}</Button>}
    >
      {t('elsewhere.panel.text')}
    </EmptyState>
  );
}
