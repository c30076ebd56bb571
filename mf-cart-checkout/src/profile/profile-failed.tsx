import { useT } from '@aimante/remote';
import { ErrorPanel } from '@aimante/ui';
import type { useProfile } from './use-profile.ts';

/** Nothing is delivered or paid without knowing for whom. */
export function ProfileFailed({ profile }: { profile: ReturnType<typeof useProfile> }) {
  const t = useT();
  return (
    <ErrorPanel
      title={t('checkout.failed.title')}
      onRetry={() => profile.refetch()}
      retryLabel={t('checkout.failed.retry')}
      isRetrying={profile.isFetching}
    >
      {t('checkout.failed.text')}
    </ErrorPanel>
  );
}
