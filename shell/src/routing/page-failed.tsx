import type { BrowserRemote } from '@aimante/contract';
import { ErrorPanel } from '@aimante/ui';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { useT } from '../texts.ts';

interface PageFailedProps {
  readonly remote: BrowserRemote;
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

/** Takes the place of a page that cannot come. The rest of the site goes on. */
export function PageFailed({ remote, failure, onRetry }: PageFailedProps) {
  const t = useT();
  const reference = `${remote.name} ${remote.version} ${failure.phase}`;
  return (
    <ErrorPanel title={t('failure.page.title')} reference={reference} onRetry={onRetry} retryLabel={t('failure.retry')}>
      {t('failure.page.text')}
    </ErrorPanel>
  );
}
