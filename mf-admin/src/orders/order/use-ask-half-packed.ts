import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { getPacking } from '@aimante/api-contract/packing';
import { usePlatform } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';

/** Asks before a parcel counts as packed while some of its magnets are not scanned. False: the member stays. */
export function useAskHalfPacked(): (order: DeskOrderDetail) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = usePlatform();
  const api = useApi();
  const may = useMay();
  return async ({ id, number }) => {
    if (!may('production:read')) return true;
    // Without an answer, nothing is known about a scan.
    const packing = await api(getPacking, { params: { id } }).catch(() => undefined);
    if (!packing || packing.packed === 0 || packing.packed === packing.total) return true;
    return confirm({
      title: t('packing.halfTitle', { number }),
      text: t('packing.halfText', { count: packing.total - packing.packed }),
      confirm: t('packing.finish'),
      cancel: t('action.cancel'),
      isDangerous: true,
    });
  };
}
