import { usePlatform } from '@aimante/remote';
import { useEffect, useState } from 'react';

/** Number of magnets in the cart, as the cart's remote reports it. */
export function useCartCount(): number {
  const { events } = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(() => events.on('cart:changed', ({ count: newCount }) => setCount(newCount)), [events]);
  return count;
}
