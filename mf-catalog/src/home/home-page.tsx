import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function HomePage() {
  const t = useT();
  return <PageIntro title={t('home.intro.title')} text={t('home.intro.text')} />;
}
