import { listCouponUses } from '@aimante/api-contract/coupons';
import { expect, it } from '@jest/globals';
import { mountFragment } from './data.fixture.tsx';
import { useAnswer } from './use-answer.ts';

function Uses() {
  const { data } = useAnswer(listCouponUses, {
    queryKey: ['uses'],
    params: { id: 'summer' },
    select: (uses) => uses.map(({ orderNumber }) => orderNumber),
  });
  return <p>{data?.join()}</p>;
}

// @ts-expect-error The call needs the id.
export const Wrong = () => useAnswer(listCouponUses, { queryKey: ['uses'] }).status;

it('loads the answer of a call, with the options of the query', async () => {
  const { screen } = await mountFragment(Uses, {
    api: (address) => Response.json(address === '/api/coupons/summer/uses' ? [{ orderNumber: 'PM-1' }] : []),
  });
  await screen.findByText('PM-1');
});

it('cancels the request when the page is left', async () => {
  let signal: AbortSignal | null | undefined;
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { unmount } = await mountFragment(Uses, {
    api: (_, init) => {
      signal = init?.signal;
      return promise;
    },
  });
  await unmount();
  expect(signal?.aborted).toBe(true);
  resolve(Response.json([]));
});
