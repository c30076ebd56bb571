import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function PortfolioPage() {
  const t = useT();
  return <PageIntro title={t('portfolio.intro.title')} text={t('portfolio.intro.text')} />;
}
