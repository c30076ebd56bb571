import { ApiError } from '@aimante/api-contract';
import { ErrorPanel } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { useOrder } from './use-order.ts';

/** True if the shop answered that this visitor has no such order. */
export const isUnknownOrder = (error: Error | null): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

interface OrderFailedProps {
  readonly order: ReturnType<typeof useOrder>;
  readonly level?: 1 | 2;
}

/** The shop did not answer. The order is not affected. */
export function OrderFailed({ order: { isFetching, refetch }, level = 2 }: OrderFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorPanel
      level={level}
      title={t('confirmation.failed.title')}
      onRetry={() => refetch()}
      retryLabel={t('confirmation.failed.retry')}
      isRetrying={isFetching}
    >
      {t('confirmation.failed.text')}
    </ErrorPanel>
  );
}
