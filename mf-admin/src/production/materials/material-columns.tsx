import type { Material } from '@aimante/api-contract/materials';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/source/list-types.ts';
import { useSheetProfiles } from '../use-sheet-profiles.ts';
import { useAmount } from './use-materials.ts';

export function useMaterialColumns(): readonly ListColumn<Material>[] {
  const { t } = useTranslation();
  const amount = useAmount();
  const profiles = useSheetProfiles();
  const nameOf = (id: string) => profiles.data?.find((profile) => profile.id === id)?.name ?? '';
  const usedFor = ({ uses }: Material) => uses.map(({ sheetProfileId }) => nameOf(sheetProfileId)).join(', ');
  return [
    { id: 'name', label: t('materials.name'), isRowHeader: true, csv: ({ name }) => name },
    {
      id: 'onHand',
      label: t('materials.onHand'),
      align: 'end',
      onPhone: 'line',
      cell: ({ onHand, unit }) => amount(onHand, unit),
      csv: ({ onHand }) => onHand,
    },
    {
      id: 'warnBelow',
      label: t('materials.warnBelow'),
      align: 'end',
      onPhone: 'hidden',
      cell: ({ warnBelow, unit }) => amount(warnBelow, unit),
      csv: ({ warnBelow }) => warnBelow,
    },
    { id: 'uses', label: t('materials.uses'), onPhone: 'hidden', csv: usedFor },
    {
      id: 'state',
      label: t('materials.state'),
      onPhone: 'corner',
      cell: ({ isLow }) => (
        <Badge tone={isLow ? 'warning' : 'success'}>{t(isLow ? 'materials.low' : 'materials.enough')}</Badge>
      ),
      csv: ({ isLow }) => t(isLow ? 'materials.low' : 'materials.enough'),
    },
  ];
}
