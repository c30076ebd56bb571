import { ErrorPanel } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

interface QuoteLostProps {
  readonly isLost: boolean;
  readonly onRetry: () => void;
}

/** The quote failed to load. The customer cannot pay an unknown price. */
export function QuoteLost({ isLost, onRetry }: QuoteLostProps) {
  const { t } = useTranslation();
  if (!isLost) return null;
  const [title, retry] = [t('payment.quote.lost'), t('payment.quote.retry')];
  return <ErrorPanel layout="inline" title={title} onRetry={onRetry} retryLabel={retry} />;
}
