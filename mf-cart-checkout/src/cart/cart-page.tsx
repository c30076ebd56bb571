import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function CartPage() {
  const t = useT();
  return <PageIntro title={t('cart.intro.title')} text={t('cart.intro.text')} />;
}
