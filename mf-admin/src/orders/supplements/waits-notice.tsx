import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { waitedFor } from './waited-for.ts';

/** A packed order waits for the one that leaves in the same parcel. */
export function WaitsNotice({ order }: { readonly order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const number = waitedFor(order);
  if (!number || order.status !== 'en_cours' || order.stage !== 'emballe') return null;
  return <Notice tone="warning">{t('supplement.waits', { number })}</Notice>;
}
