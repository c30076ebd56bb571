import { reviewOrderPhoto } from '@aimante/api-contract/order-desk';
import { useApi, useErrorText, useRefresh } from '@aimante/remote/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkReport } from '../../list/source/list-types.ts';
import { runEach } from '../../list/source/run-each.ts';
import { useOutcome } from '../../list/source/use-outcome.ts';
import type { Shown } from './shown-photos.ts';
import type { Review } from './use-review-keys.ts';

export function useReviews() {
  const api = useApi();
  const { refresh } = useRefresh(['orders'], ['order'], ['dashboard']);
  const errorText = useErrorText();
  const { t } = useTranslation();
  const { announce } = useOutcome();
  const [isBusy, setIsBusy] = useState(false);
  const [report, setReport] = useState<BulkReport>();
  async function give(
    photos: readonly Shown[],
    { verdict, reason = null, mustBeReplaced }: Review,
  ): Promise<BulkReport> {
    setIsBusy(true);
    const outcome = await runEach(
      photos,
      ({ order, photo }) =>
        api(reviewOrderPhoto, {
          params: { id: order.id, photo: photo.id },
          body: { review: verdict, reason, ...(mustBeReplaced && { mustBeReplaced }) },
        }),
      { nameOf: ({ order }) => order.number, errorText },
    );
    setIsBusy(false);
    const isWhole = outcome.refused.length === 0;
    setReport(isWhole ? undefined : outcome);
    if (isWhole && photos.length > 1)
      announce({ ...outcome, text: t('photoCheck.approvedMany', { count: photos.length }) });
    void refresh();
    return outcome;
  }
  return { give, isBusy, report, hideReport: () => setReport(undefined) };
}
