import { ApiError } from '@aimante/api-contract';
import { isNoResponse } from './api-error-kind.ts';
import { useDataTexts } from './use-data-texts.ts';

/** A failure in the visitor's language: the message of the API, or `fallback` when the answer has none. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const t = useDataTexts();
  return (error, fallback = t('unknown')) => {
    if (!(error instanceof ApiError)) return t('unknown');
    return isNoResponse(error) ? t('noResponse') : error.message || fallback;
  };
}
