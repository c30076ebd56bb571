import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function PortfolioCategoriesPage() {
  const t = useT();
  return <PageIntro title={t('portfolioCategories.intro.title')} text={t('portfolioCategories.intro.text')} />;
}
