import { ApiError } from '@aimante/api-contract';
import { useT } from '@aimante/remote';

/** What a visitor is told of a failure: the server's own words, or `fallback` where it had none. */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const t = useT();
  return (error, fallback) => {
    if (!(error instanceof ApiError)) return t('error.unknown');
    if (error.status === 0) return t('error.noResponse');
    return error.message || fallback;
  };
}

export const isRefusal = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;
