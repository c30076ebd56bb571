import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function ProductCategoriesPage() {
  const t = useT();
  return <PageIntro title={t('productCategories.intro.title')} text={t('productCategories.intro.text')} />;
}
