import type { StoppedRemote } from '@aimante/contract';
import { Button, EmptyState } from '@aimante/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocalized } from '../texts.tsx';
import styles from './page-panel.module.css';

interface PageStoppedProps {
  readonly why: StoppedRemote['kind'];
  readonly onShown: () => void;
}

/** Replaces the pages of a remote without a live release. */
export function PageStopped({ why, onShown }: PageStoppedProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={why === 'retired' ? t('stopped.retired.title') : t('stopped.killed.title')}
        actions={
          <>
            {why === 'killed' && <Button onClick={() => globalThis.location.reload()}>{t('failure.retry')}</Button>}
            <Button variant={why === 'killed' ? 'text' : 'primary'} render={<Link to={localized('/')} />}>
              {t('notFound.home')}
            </Button>
          </>
        }
      >
        {why === 'retired' ? t('stopped.retired.text') : t('stopped.killed.text')}
      </EmptyState>
    </div>
  );
}
