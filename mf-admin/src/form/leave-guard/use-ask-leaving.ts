import { usePlatform, useT } from '@aimante/remote';
import { useCallback } from 'react';

/** Asks whether unsaved changes may be lost. */
export function useAskLeaving(): () => Promise<boolean> {
  const { confirm } = usePlatform();
  const t = useT();
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
