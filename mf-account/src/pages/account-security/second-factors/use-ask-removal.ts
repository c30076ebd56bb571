import { usePlatform } from '@aimante/remote';
import { useTranslation } from 'react-i18next';

/** Asks before a device or an app stops opening the account. */
export function useAskRemoval(): (name: string) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = usePlatform();
  return (name) =>
    confirm({
      title: t('factors.removeTitle', { name }),
      text: t('factors.removeText'),
      confirm: t('factors.remove'),
      cancel: t('factors.cancel'),
      isDangerous: true,
    });
}
