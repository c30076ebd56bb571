import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function CheckoutPage() {
  const t = useT();
  return <PageIntro title={t('checkout.intro.title')} text={t('checkout.intro.text')} />;
}
