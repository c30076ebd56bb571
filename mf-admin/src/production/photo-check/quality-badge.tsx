import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

const tones = { excellent: 'success', good: 'success', soft: 'warning', poor: 'danger' } as const;

type Tile = DeskOrderDetail['tiles'][number];

export function QualityBadge({ tile, hasWords = false }: { tile: Tile | undefined; hasWords?: boolean }) {
  const { t } = useTranslation();
  if (!tile?.quality) return null;
  const words = t(`photoCheck.quality.${tile.quality}`);
  const dots = t('photoCheck.dpi', { dpi: tile.dpi });
  return (
    <Badge tone={tones[tile.quality]} title={words}>
      {hasWords ? `${words}, ${dots}` : dots}
    </Badge>
  );
}
