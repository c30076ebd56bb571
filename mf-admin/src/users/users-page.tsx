import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function UsersPage() {
  const t = useT();
  return <PageIntro title={t('users.intro.title')} text={t('users.intro.text')} />;
}
