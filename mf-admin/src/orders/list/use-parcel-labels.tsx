import type { DeskOrder } from '@aimante/api-contract/order-desk';
import { makeLabels } from '@aimante/api-contract/parcels';
import { useApi, useRefresh } from '@aimante/remote/data';
import Truck from 'lucide-react/icons/truck';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../download/save-file.ts';
import type { BulkAction } from '../../list/source/list-types.ts';
import { loadLabels } from '../parcel/load-labels.ts';

const leaving: readonly DeskOrder['stage'][] = ['pret', 'imprime', 'assemble', 'emballe'];

/** Makes the labels of the chosen orders, and saves them as one file. Orders with a label are refused. */
export function useParcelLabels(): BulkAction<DeskOrder> {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['orders'], ['parcels']);
  return {
    id: 'labels',
    label: t('parcels.labels'),
    icon: <Truck size={16} />,
    fits: ({ status, stage, shippingMethod }) =>
      status === 'en_cours' && shippingMethod !== 'market' && leaving.includes(stage),
    run: async (rows) => {
      const { parcels, refused } = await api(makeLabels, { body: { orderIds: rows.map(({ id }) => id) } });
      if (parcels.length > 0) saveFile(await loadLabels(api, parcels));
      await refresh();
      return {
        done: parcels.length,
        refused: refused.map(({ number, message }) => ({ name: number, reason: message })),
        text: t('parcels.made', { count: parcels.length }),
      };
    },
  };
}
