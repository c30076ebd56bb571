import { Link } from '@aimante/remote';
import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useAmount, useLowMaterials } from './use-materials.ts';

/** Which materials run out. Nothing while there is enough of all. */
export function LowMaterials() {
  const { t } = useTranslation();
  const amount = useAmount();
  const low = useLowMaterials();
  if (low.length === 0) return null;
  const named = low.map(({ name, onHand, unit }) => `${name} (${amount(onHand, unit)})`).join(', ');
  return (
    <Notice tone="warning" title={t('materials.lowTitle')}>
      <Link to="/admin/materials">{named}</Link>
    </Notice>
  );
}
