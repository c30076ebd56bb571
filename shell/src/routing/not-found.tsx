import { PageIntro } from '@aimante/ui';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { useLocalized, useT } from '../texts.ts';
import styles from './not-found.module.css';

export function NotFound({ onShown }: { onShown: () => void }) {
  const t = useT();
  const localized = useLocalized();
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <PageIntro className={styles.page} title={t('notFound.title')} text={t('notFound.text')}>
      <p className={styles.ways}>
        <Link to={localized('/')}>{t('notFound.home')}</Link>
        <Link to={localized('/products')}>{t('notFound.products')}</Link>
      </p>
    </PageIntro>
  );
}
