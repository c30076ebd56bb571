import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function LegalPrivacyPage() {
  const t = useT();
  return <PageIntro title={t('legalPrivacy.intro.title')} text={t('legalPrivacy.intro.text')} />;
}
