import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function GuestCheckoutPage() {
  const t = useT();
  return <PageIntro title={t('guestCheckout.intro.title')} text={t('guestCheckout.intro.text')} />;
}
