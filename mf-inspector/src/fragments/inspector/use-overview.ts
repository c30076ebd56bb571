import { useCallback, useEffect, useState } from 'react';
import { fetchOverview, type Overview } from './overview.ts';

export type Loaded = Overview | 'loading' | 'failed';

export function useOverview(): readonly [Loaded, () => void] {
  const [overview, setOverview] = useState<Loaded>('loading');
  const load = useCallback(() => {
    setOverview('loading');
    fetchOverview().then(setOverview, () => setOverview('failed'));
  }, []);
  useEffect(load, [load]);
  return [overview, load];
}
