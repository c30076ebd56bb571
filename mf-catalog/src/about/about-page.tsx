import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function AboutPage() {
  const t = useT();
  return <PageIntro title={t('about.intro.title')} text={t('about.intro.text')} />;
}
