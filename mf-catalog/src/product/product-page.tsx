import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function ProductPage() {
  const t = useT();
  return <PageIntro title={t('product.intro.title')} text={t('product.intro.text')} />;
}
