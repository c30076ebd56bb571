import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function PaymentPage() {
  const t = useT();
  return <PageIntro title={t('payment.intro.title')} text={t('payment.intro.text')} />;
}
