import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function PaymentErrorPage() {
  const t = useT();
  return <PageIntro title={t('paymentError.intro.title')} text={t('paymentError.intro.text')} />;
}
