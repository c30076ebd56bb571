import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function ContactPage() {
  const t = useT();
  return <PageIntro title={t('contact.intro.title')} text={t('contact.intro.text')} />;
}
