import type { BrowserRemote } from '@aimante/contract';
import { Link } from '@aimante/remote';
import { ErrorPanel } from '@aimante/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { useReachable } from '../offline/use-reachable.ts';
import { useLocalized } from '../texts.tsx';
import styles from './page-panel.module.css';

interface PageFailedProps {
  readonly remote: BrowserRemote;
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

export function PageFailed({ remote, failure, onRetry }: PageFailedProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const retry = { onRetry, retryLabel: t('failure.retry') };
  if (!useReachable())
    return (
      <PagePanel title={t('failure.offline.title')} {...retry}>
        {t('failure.offline.text')}
      </PagePanel>
    );

  const reference = `${remote.name} ${remote.version} ${failure.phase}`;
  return (
    <PagePanel
      title={t('failure.page.title')}
      reference={reference}
      {...retry}
      actions={<Link to={localized('/')}>{t('notFound.home')}</Link>}
    >
      {t('failure.page.text')}
    </PagePanel>
  );
}

const PagePanel = (props: ComponentProps<typeof ErrorPanel>) => (
  <div className={styles.page}>
    <ErrorPanel level={1} {...props} />
  </div>
);

interface PageBrokenProps {
  readonly onRetry: () => void;
}

/** Replaces a page that the shell itself fails to render. */
export function PageBroken({ onRetry }: PageBrokenProps) {
  const { t } = useTranslation();
  return (
    <PagePanel
      title={t('failure.page.title')}
      onRetry={onRetry}
      retryLabel={t('failure.retry')}
      actions={<a href={useLocalized()('/')}>{t('notFound.home')}</a>}
    >
      {t('failure.page.text')}
    </PagePanel>
  );
}

/** Replaces an open page after its release was withdrawn. The next load uses another release. */
export function PageWithdrawn() {
  const { t } = useTranslation();
  return (
    <PagePanel
      title={t('failure.updated.title')}
      onRetry={() => location.reload()}
      retryLabel={t('failure.updated.action')}
    >
      {t('failure.updated.text')}
    </PagePanel>
  );
}
