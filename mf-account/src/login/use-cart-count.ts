import { usePlatform } from '@aimante/remote';
import { useEffect, useState } from 'react';

/** How many magnets lie in the cart, as the remote that keeps it tells. */
export function useCartCount(): number {
  const { events } = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(() => events.on('cart:changed', ({ count: told }) => setCount(told)), [events]);
  return count;
}
