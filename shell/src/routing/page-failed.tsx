import type { BrowserRemote } from '@aimante/contract';
import { ErrorPanel } from '@aimante/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { useLocalized, useT } from '../texts.ts';

interface PageFailedProps {
  readonly remote: BrowserRemote;
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

/** Takes the place of a page that cannot come. The rest of the site goes on. */
export function PageFailed({ remote, failure, onRetry }: PageFailedProps) {
  const t = useT();
  const localized = useLocalized();
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const retryOnline = () => retry();
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, []);
  if (!isOnline)
    return (
      <ErrorPanel level={1} title={t('failure.offline.title')}>
        {t('failure.offline.text')}
      </ErrorPanel>
    );

  const reference = `${remote.name} ${remote.version} ${failure.phase}`;
  return (
    <ErrorPanel
      level={1}
      title={t('failure.page.title')}
      reference={reference}
      onRetry={onRetry}
      retryLabel={t('failure.retry')}
      actions={<Link to={localized('/')}>{t('notFound.home')}</Link>}
    >
      {t('failure.page.text')}
    </ErrorPanel>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('offline', listener);
  addEventListener('online', listener);
  return () => {
    removeEventListener('offline', listener);
    removeEventListener('online', listener);
  };
}

/** Takes the place of a page whose release was withdrawn while it was open: the next load brings another. */
export function PageWithdrawn() {
  const t = useT();
  return (
    <ErrorPanel
      level={1}
      title={t('failure.updated.title')}
      onRetry={() => location.reload()}
      retryLabel={t('failure.updated.action')}
    >
      {t('failure.updated.text')}
    </ErrorPanel>
  );
}
