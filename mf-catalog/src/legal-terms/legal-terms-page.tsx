import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function LegalTermsPage() {
  const t = useT();
  return <PageIntro title={t('legalTerms.intro.title')} text={t('legalTerms.intro.text')} />;
}
