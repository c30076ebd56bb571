import { useAskSignIn } from '@aimante/remote';
import { isRefusal } from '@aimante/remote/data';
import { ErrorPanel } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

interface QuoteLostProps {
  readonly error: Error | null;
  readonly email: string;
  readonly onRetry: () => Promise<unknown>;
}

/** The quote failed to load. The customer cannot pay an unknown price. */
export function QuoteLost({ error, email, onRetry }: QuoteLostProps) {
  const { t } = useTranslation();
  const askSignIn = useAskSignIn();
  if (!error) return null;
  const isSignedOut = isRefusal(error, 'UNAUTHENTICATED');
  async function signIn() {
    if ((await askSignIn({ email })) === 'signed-in') await onRetry();
  }
  return (
    <ErrorPanel
      layout="inline"
      title={t(isSignedOut ? 'payment.quote.signedOut' : 'payment.quote.lost')}
      onRetry={isSignedOut ? signIn : onRetry}
      retryLabel={t(isSignedOut ? 'payment.quote.signIn' : 'payment.quote.retry')}
    />
  );
}
