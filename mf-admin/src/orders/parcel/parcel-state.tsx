import type { Parcel } from '@aimante/api-contract/parcels';
import { Badge, type BadgeProps } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<Parcel['state'], BadgeProps['tone']> = {
  announced: 'neutral',
  on_its_way: 'info',
  at_customs: 'info',
  out_for_delivery: 'info',
  at_relay: 'info',
  delivered: 'success',
  problem: 'danger',
  returned: 'danger',
  void: 'neutral',
};

export function ParcelBadge({ state }: Pick<Parcel, 'state'>) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`parcels.states.${state}`)}</Badge>;
}

/** Whether the carrier does not have the parcel yet, so that its label can be discarded. */
export const canBeVoided = ({ state }: Parcel): boolean => state === 'announced';
