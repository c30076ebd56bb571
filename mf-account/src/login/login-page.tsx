import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function LoginPage() {
  const t = useT();
  return <PageIntro title={t('login.intro.title')} text={t('login.intro.text')} />;
}
