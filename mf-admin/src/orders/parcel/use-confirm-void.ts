import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../desk/use-confirm.ts';

/** Asks before labels are discarded. */
export function useConfirmVoid(): (count: number) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return (count) =>
    confirm({
      title: t('parcels.voidTitle', { count }),
      text: t('parcels.voidText'),
      confirm: t('parcels.void'),
      isDangerous: true,
    });
}
