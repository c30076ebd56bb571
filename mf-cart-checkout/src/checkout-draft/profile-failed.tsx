import { ErrorPanel } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { useProfile } from './use-profile.ts';

/** Neither delivery nor payment works without the profile. */
export function ProfileFailed({ profile }: { profile: ReturnType<typeof useProfile> }) {
  const { t } = useTranslation();
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
