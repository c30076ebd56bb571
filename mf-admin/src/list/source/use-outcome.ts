import { usePlatform } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import type { BulkReport } from './list-types.ts';

/** Announces what was done and reverts it on request. Both work after the page is left. */
export function useOutcome() {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const errorText = useErrorText();
  async function takeBack(undo: () => Promise<BulkReport>) {
    try {
      const { done, refused } = await undo();
      if (done > 0) notify({ kind: 'success', text: t('list.undone', { count: done }) });
      for (const { name, reason } of refused) notify({ kind: 'error', text: t('list.refusal', { name, reason }) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
  }
  const announce = ({ done, text = t('list.bulkDone', { count: done }), undo }: BulkReport) =>
    notify({
      kind: 'success',
      text,
      ...(undo && { action: { label: t('action.undo'), run: () => void takeBack(undo) } }),
    });
  return { announce, takeBack };
}
