import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function SuccessPage() {
  const t = useT();
  return <PageIntro title={t('success.intro.title')} text={t('success.intro.text')} />;
}
