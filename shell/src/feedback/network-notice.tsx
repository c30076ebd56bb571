import { missingModules, retryModules } from '@aimante/remote';
import { classNames } from '@aimante/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../offline/use-online.ts';
import styles from './plain-notice.module.css';

const OFFLINE_NOTICE_MS = 8000;

/**
 * Says that the network is away, and what is missing because of it. It is part of the first file: a separate file could
 * not load during the failure that it announces.
 */
export function NetworkNotice() {
  const { t } = useTranslation();
  const isMissing = useSyncExternalStore(missingModules.subscribe, missingModules.get, () => 0) > 0;
  const isOffline = useOfflineMoment();
  return (
    <div className={classNames(styles.region, styles.isAbove)} role="status">
      {(isOffline || isMissing) && (
        <div className={styles.notice} data-kind={isMissing ? undefined : 'offline'}>
          <p>
            {isOffline && t('offline.text')} {isMissing && t('offline.missing')}
          </p>
          {isMissing && (
            <button type="button" onClick={retryModules}>
              {t('failure.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** True for a few seconds after the network is lost, because the notice covers the page. */
function useOfflineMoment(): boolean {
  const isOnline = useOnline();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isOnline) return;
    const timer = setTimeout(() => setIsOver(true), OFFLINE_NOTICE_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isOnline]);
  return !isOnline && !isOver;
}
