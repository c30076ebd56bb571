import type { QueryKey } from '@aimante/remote';
import { useQueryCache } from './use-query-cache.ts';

/** Loads queries again that a change has made stale. */
export function useRefresh(...keys: readonly QueryKey[]) {
  const cache = useQueryCache();
  const load = (throwOnError: boolean) => async () => {
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey }, { throwOnError })));
  };
  return {
    /** For after a successful change: ignores a failure to load. */
    refresh: load(false),
    /** Rejects when a query fails to load. */
    reload: load(true),
  };
}
