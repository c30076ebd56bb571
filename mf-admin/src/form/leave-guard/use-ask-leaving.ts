import { usePlatform } from '@aimante/remote';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export function useAskLeaving(): () => Promise<boolean> {
  const { confirm } = usePlatform();
  const { t } = useTranslation();
  return useCallback(
    () =>
      confirm({
        title: t('form.leave.title'),
        text: t('form.leave.text'),
        confirm: t('form.leave.confirm'),
        cancel: t('form.leave.cancel'),
        isDangerous: true,
      }),
    [confirm, t],
  );
}
