import type { Client } from '@aimante/api-contract';
import {
  isStepUpDeclined,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  usePlatform,
  useSignedIn,
} from '@aimante/remote';
import { useApi } from './use-api.ts';
import { useErrorText } from './use-error-text.ts';
import { useQueryCache } from './use-query-cache.ts';
import { useRefresh } from './use-refresh.ts';

interface ChangeOptions<Answer, Input> {
  /** Queries to load again, after a failure too: the change may have been saved. */
  readonly refresh?: readonly QueryKey[];
  /** The text of a toast. */
  readonly done?: string | ((answer: Answer) => string);
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Replaces the toast that shows the failure. */
  readonly onFailure?: (error: Error, input: Input) => void;
  /** `inline`: the caller shows `error`, and there is no toast. Default: `toast`. */
  readonly failure?: 'toast' | 'inline';
  /** The API accepts the change of a guest, too: a visitor with an ended session may go on without an account. */
  readonly canBeGuest?: boolean | undefined;
}

/** A change on the server. It is sent again only after the visitor signed in again. */
export function useChange<Answer, Input = void>(
  change: (api: Client, input: Input) => Promise<Answer>,
  { refresh = [], done, onDone, onFailure, failure = 'toast', canBeGuest = false }: ChangeOptions<Answer, Input> = {},
): UseMutationResult<Answer, Error, Input> {
  const { notify } = usePlatform();
  const api = useApi();
  const signedIn = useSignedIn({ canBeGuest });
  const errorText = useErrorText();
  const stale = useRefresh(...refresh);
  return useMutation(
    {
      mutationFn: (input: Input) => signedIn(() => change(api, input)),
      onSuccess: async (answer, input) => {
        await onDone?.(answer, input);
        if (done) notify({ kind: 'success', text: typeof done === 'string' ? done : done(answer) });
      },
      onError: (error, input) => {
        if (isStepUpDeclined(error)) return;
        if (onFailure) onFailure(error, input);
        else if (failure === 'toast') notify({ kind: 'error', text: errorText(error) });
      },
      onSettled: stale.refresh,
    },
    useQueryCache(),
  );
}
