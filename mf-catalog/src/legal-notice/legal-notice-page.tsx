import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function LegalNoticePage() {
  const t = useT();
  return <PageIntro title={t('legalNotice.intro.title')} text={t('legalNotice.intro.text')} />;
}
