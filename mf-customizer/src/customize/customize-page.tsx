import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function CustomizePage() {
  const t = useT();
  return <PageIntro title={t('customize.intro.title')} text={t('customize.intro.text')} />;
}
