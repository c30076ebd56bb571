import { Button, EmptyState } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './open-elsewhere.module.css';

/** The photos are open in another tab: two tabs would overwrite each other. */
export function OpenElsewhere({ takeBack }: { takeBack(): void }) {
  const { t } = useTranslation();
  useEffect(() => {
    // The previous view may have been scrolled down. Newer browsers return a promise, which must not become a clean-up.
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
