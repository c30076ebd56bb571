import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function SignupPage() {
  const t = useT();
  return <PageIntro title={t('signup.intro.title')} text={t('signup.intro.text')} />;
}
