import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function ConfirmationPage() {
  const t = useT();
  return <PageIntro title={t('confirmation.intro.title')} text={t('confirmation.intro.text')} />;
}
