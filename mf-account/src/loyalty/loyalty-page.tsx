import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function LoyaltyPage() {
  const t = useT();
  return <PageIntro title={t('loyalty.intro.title')} text={t('loyalty.intro.text')} />;
}
