import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';

export function PhotoCropperPage() {
  const t = useT();
  return <PageIntro title={t('photoCropper.intro.title')} text={t('photoCropper.intro.text')} />;
}
