import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function MarketPage() {
  const t = useT();
  return <PageIntro title={t('market.intro.title')} text={t('market.intro.text')} />;
}
