import { ApiError } from '@aimante/api-contract';
import { useT } from '@aimante/remote';

export type FailureText = (error: unknown, refused: string) => string;

/** A failure in words for the visitor: the server's own, else what was wanted and did not work, else that nobody answered. */
export function useFailureText(): FailureText {
  const t = useT();
  return (error, refused) => {
    if (!(error instanceof ApiError)) return t('failure.other');
    if (error.code === 'NO_RESPONSE') return t('failure.noAnswer');
    return error.message || refused;
  };
}
