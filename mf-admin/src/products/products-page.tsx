import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function ProductsPage() {
  const t = useT();
  return <PageIntro title={t('products.intro.title')} text={t('products.intro.text')} />;
}
