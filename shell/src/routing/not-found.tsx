import { Button, EmptyState } from '@aimante/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocalized } from '../texts.tsx';
import styles from './page-panel.module.css';

export function NotFound({ onShown }: { onShown: () => void }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={t('notFound.title')}
        actions={
          <>
            <Button render={<Link to={localized('/products')} />}>{t('notFound.products')}</Button>
            <Button variant="text" render={<Link to={localized('/')} />}>
              {t('notFound.home')}
            </Button>
          </>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  );
}
