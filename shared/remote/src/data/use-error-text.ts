import { ApiError } from '@aimante/api-contract';
import { useLocale } from '@aimante/remote';
import { isNoResponse } from './api-error-kind.ts';
import { useDataTexts } from './use-data-texts.ts';

/** A failure in the page's language, also if that changed since: the message of the API, or `fallback` when the answer has none. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const t = useDataTexts();
  const locale = useLocale();
  return (error, fallback = t('unknown')) => {
    if (!(error instanceof ApiError)) return t('unknown');
    return isNoResponse(error) ? t('noResponse') : (error.messages?.[locale] ?? error.message) || fallback;
  };
}
