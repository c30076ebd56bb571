import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function CouponsPage() {
  const t = useT();
  return <PageIntro title={t('coupons.intro.title')} text={t('coupons.intro.text')} />;
}
