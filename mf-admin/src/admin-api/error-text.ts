import { ApiError } from '@aimante/api-contract';
import { useT } from '@aimante/remote';

/** What an administrator is told of a failure: the server's own words where it had some, else the fallback. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const t = useT();
  return (error, fallback = t('error.unknown')) => {
    if (!(error instanceof ApiError)) return t('error.unknown');
    if (error.status === 0) return t('error.noResponse');
    return error.message || fallback;
  };
}

/** Somebody else saved the same thing meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'VERSION_CONFLICT';
