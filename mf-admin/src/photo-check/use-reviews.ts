import { reviewOrderPhoto } from '@aimante/api-contract/order-desk';
import { useState } from 'react';
import { useApi, useQueryCache } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import type { BulkReport } from '../data-table/list-types.ts';
import { runEach } from '../data-table/run-each.ts';
import type { Shown } from './order-tiles.tsx';
import type { Review } from './use-review-keys.ts';

/** Gives the word on photos, and says which could not be. */
export function useReviews() {
  const api = useApi();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [report, setReport] = useState<BulkReport>();
  async function give(photos: readonly Shown[], { verdict, reason = null }: Review): Promise<BulkReport> {
    setIsBusy(true);
    const outcome = await runEach(
      photos,
      ({ order, photo }) =>
        api(reviewOrderPhoto, { params: { id: order.id, photo: photo.id }, body: { review: verdict, reason } }),
      { nameOf: ({ order }) => order.number, errorText },
    );
    setIsBusy(false);
    setReport(outcome.refused.length > 0 || photos.length > 1 ? outcome : undefined);
    const refreshed = ['orders', 'order', 'dashboard'].map((key) => cache.invalidateQueries({ queryKey: [key] }));
    void Promise.all(refreshed);
    return outcome;
  }
  return { give, isBusy, report, hideReport: () => setReport(undefined) };
}
