import { useT } from '@aimante/remote';
import { ErrorPanel } from '@aimante/ui';
import type { useProfile } from './use-profile.ts';

/** Neither delivery nor payment works without the profile. */
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
