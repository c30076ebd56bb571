import { untilLoaded, useLocation } from '@aimante/remote';
import { useAtom } from 'jotai/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { useCartStore } from '../../cart/use-cart.ts';

const CartDrawer = lazy(async () => ({ default: (await untilLoaded(() => import('./cart-drawer.tsx'))).CartDrawer }));

/** The drawer with the product that was just added. Loaded when it is first needed. The cart page shows it already. */
export function JustAdded({ cart }: { cart: Cart }) {
  const { store, addedProductAtom } = useCartStore();
  const [productId, setProductId] = useAtom(addedProductAtom, { store });
  const isOnCart = useLocation().pathname.endsWith('/cart');
  useEffect(() => {
    if (isOnCart) setProductId(undefined);
  }, [isOnCart, setProductId]);
  const line = cart.lines.findLast((each) => each.productId === productId);
  if (!line || isOnCart) return null;
  return (
    <Suspense>
      <CartDrawer cart={cart} line={line} onClose={() => setProductId(undefined)} />
    </Suspense>
  );
}
