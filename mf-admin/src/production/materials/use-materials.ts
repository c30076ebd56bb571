import { listMaterials } from '@aimante/api-contract/materials';
import { useAnswer } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { useMay } from '../../desk/page-rights.ts';
import { useFormat } from '../../numbers/format.ts';

export const MATERIALS = 'materials';

/** For warnings on other pages. A member without the right sees none. */
export function useLowMaterials() {
  const may = useMay();
  const materials = useAnswer(listMaterials, {
    queryKey: [MATERIALS],
    enabled: may('production:read'),
    refetchInterval: ARRIVALS_MS,
    // A batch that is printed on another page changes them, too.
    staleTime: 0,
  });
  return (materials.data ?? []).filter(({ isLow }) => isLow);
}

/** An amount with its unit: `98 feuilles`, `19,39 m`. */
export function useAmount(): (amount: number, unit: 'sheet' | 'metre') => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (amount, unit) => t(`materials.amount.${unit}`, { count: amount, amount: format.count(amount) });
}
