import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function DashboardPage() {
  const t = useT();
  return <PageIntro title={t('dashboard.intro.title')} text={t('dashboard.intro.text')} />;
}
