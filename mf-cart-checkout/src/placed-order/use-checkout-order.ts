import { findCheckout } from '@aimante/api-contract/orders';
import { accountOf } from '@aimante/contract';
import { usePlatform, useSession } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { useEffect, useState } from 'react';
import { useCheckoutId } from '../cart/use-cart.ts';
import { orderAddress } from './order-reference.ts';

/**
 * Opens the confirmation if another tab paid this cart, even if that tab also emptied it. Returns true while the
 * confirmation opens, or while it is unknown whether a cart that is now empty was paid.
 */
export function usePaidElsewhere(): boolean {
  const account = accountOf(useSession());
  const { navigate } = usePlatform();
  const current = useCheckoutId();
  const [known, setKnown] = useState(current);
  if (current && current !== known) setKnown(current);
  const id = current ?? known;
  const { data, isPending } = useAnswer(findCheckout, {
    queryKey: ['checkout', account, id, current !== undefined],
    params: { checkoutId: id ?? '' },
    enabled: id !== undefined,
    staleTime: 0,
  });
  const token = data?.order?.isOrdered ? data.order.trackToken : undefined;
  useEffect(() => {
    if (token) navigate(orderAddress('/checkout/confirmation', token), { replace: true });
  }, [token, navigate]);
  return token !== undefined || (id !== undefined && current === undefined && isPending);
}
