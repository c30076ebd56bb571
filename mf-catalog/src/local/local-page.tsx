import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function LocalPage() {
  const t = useT();
  return <PageIntro title={t('local.intro.title')} text={t('local.intro.text')} />;
}
