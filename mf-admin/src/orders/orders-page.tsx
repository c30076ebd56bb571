import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function OrdersPage() {
  const t = useT();
  return <PageIntro title={t('orders.intro.title')} text={t('orders.intro.text')} />;
}
