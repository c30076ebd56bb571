import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function AccountPage() {
  const t = useT();
  return <PageIntro title={t('account.intro.title')} text={t('account.intro.text')} />;
}
