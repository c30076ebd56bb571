import type { Call, CallInput, CallOptions, CallOutput } from '@aimante/api-contract';
import type { UseQueryOptions, UseQueryResult } from '@aimante/remote';
import { useLoad } from './use-load.ts';

type Shape = NonNullable<Call['endpoint']>;

type AnswerOptions<E extends Shape, Data> = CallInput<E> & Omit<UseQueryOptions<CallOutput<E>, Error, Data>, 'queryFn'>;

type Parts = Partial<Record<'params' | 'query' | 'body', unknown>>;

/**
 * Loads the answer of one call. The parts of its request are beside the options of the query.
 *
 * @example
 * const uses = useAnswer(listCouponUses, { queryKey: ['coupon-uses', id], params: { id } });
 */
export function useAnswer<E extends Shape, Data = CallOutput<E>>(
  call: Call<E>,
  options: AnswerOptions<E, Data>,
): UseQueryResult<Data, Error> {
  const { params, query, body, ...rest }: Parts & Omit<UseQueryOptions<CallOutput<E>, Error, Data>, 'queryFn'> =
    options;
  return useLoad((api) => {
    const send = api as (call: Call<E>, input: Parts, options: CallOptions) => Promise<CallOutput<E>>;
    return { ...rest, queryFn: ({ signal }) => send(call, { params, query, body }, { signal }) };
  });
}
