import { usePlatform } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { WorkerDiedError } from '../worker-pool/worker-pool.ts';

export function useExportFailure(): (cause: unknown) => void {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  return (cause) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    const text = cause instanceof WorkerDiedError ? t('export.failed.memory') : message;
    notify({ kind: 'error', text: t('export.failed.alert', { message: text }) });
  };
}
