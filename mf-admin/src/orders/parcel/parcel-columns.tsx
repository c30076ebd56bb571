import type { Parcel } from '@aimante/api-contract/parcels';
import { Badge } from '@aimante/ui';
import ClockAlert from 'lucide-react/icons/clock-alert';
import { useTranslation } from 'react-i18next';
import { RowName } from '../../list/row-name.tsx';
import type { ListColumn } from '../../list/source/list-types.ts';
import { AgeText } from '../../numbers/age-text.tsx';
import { useFormat } from '../../numbers/format.ts';
import { ParcelBadge } from './parcel-state.tsx';

export const numbersOf = ({ orders }: Parcel): string => orders.map(({ number }) => number).join(', ');

export function useParcelColumns(): readonly ListColumn<Parcel>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const lateText = ({ lateReason }: Parcel) => (lateReason ? t(`parcels.late.${lateReason}`) : '');
  const carrierText = ({ carrier, trackingNumber }: Parcel) =>
    `${t(`parcels.carriers.${carrier}`)} ${trackingNumber}`.trim();
  return [
    {
      id: 'order',
      label: t('parcels.order'),
      isRowHeader: true,
      cell: (parcel) => <RowName detail={parcel.recipient}>{numbersOf(parcel)}</RowName>,
      csv: numbersOf,
    },
    {
      id: 'recipient',
      label: t('parcels.recipient'),
      isHiddenAtFirst: true,
      csv: ({ recipient }) => recipient,
    },
    {
      id: 'carrier',
      label: t('parcels.carrier'),
      onPhone: 'line',
      csv: carrierText,
    },
    {
      id: 'state',
      label: t('parcels.state'),
      onPhone: 'badge',
      cell: (parcel) => <ParcelBadge state={parcel.state} />,
      csv: ({ state }) => t(`parcels.states.${state}`),
    },
    {
      id: 'late',
      label: t('parcels.lateColumn'),
      onPhone: 'badge',
      cell: (parcel) =>
        parcel.lateReason ? (
          <Badge tone="danger" icon={<ClockAlert size={14} />}>
            {lateText(parcel)}
          </Badge>
        ) : null,
      csv: lateText,
    },
    {
      id: 'event',
      label: t('parcels.lastEvent'),
      onPhone: 'hidden',
      isOffTablet: true,
      cell: ({ lastEvent }) => lastEvent ?? '–',
      csv: ({ lastEvent }) => lastEvent ?? '',
    },
    {
      id: 'promised',
      label: t('parcels.promised'),
      onPhone: 'hidden',
      cell: ({ promisedTo }) => (promisedTo ? format.day(promisedTo) : '–'),
      csv: ({ promisedTo }) => promisedTo ?? '',
    },
    {
      id: 'age',
      label: t('parcels.age'),
      onPhone: 'corner',
      align: 'end',
      cell: ({ createdAt }) => <AgeText since={createdAt} />,
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
  ];
}
