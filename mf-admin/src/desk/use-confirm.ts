import type { ConfirmRequest } from '@aimante/contract';
import { usePlatform } from '@aimante/remote';
import { useTranslation } from 'react-i18next';

/** Asks a question to which "cancel" says no. */
export function useConfirm(): (question: Omit<ConfirmRequest, 'cancel'>) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = usePlatform();
  return (question) => confirm({ cancel: t('action.cancel'), ...question });
}
