import type { PrintBatch } from '@aimante/api-contract/batches';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

export function PrintState({ pieces, isOutdated }: Pick<PrintBatch, 'pieces' | 'isOutdated'>) {
  const { t } = useTranslation();
  if (pieces === 0) return <Badge tone="neutral">{t('batches.allVoid.badge')}</Badge>;
  if (isOutdated) return <Badge tone="danger">{t('batches.outdated.badge')}</Badge>;
  return <Badge tone="warning">{t('batches.toPrint')}</Badge>;
}
