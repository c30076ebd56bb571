import { usePlatform } from '@aimante/remote';
import { useAtomValue } from 'jotai/react';
import type { Cart } from './cart.ts';
import { type CartStore, cartStoreOf } from './storage/cart-store.ts';

export function useCartStore(): CartStore {
  return cartStoreOf(usePlatform());
}

/** Undefined until the cart is read from storage. */
export function useCart(): Cart | undefined {
  const { store, cartAtom } = useCartStore();
  return useAtomValue(cartAtom, { store });
}

export function useHasFallback(): boolean {
  const { store, hasFallbackAtom } = useCartStore();
  return useAtomValue(hasFallbackAtom, { store });
}

/** Undefined for an empty cart. */
export function useCheckoutId(): string | undefined {
  const { checkoutId } = useCartStore();
  const cart = useCart();
  return cart && cart.lines.length > 0 ? checkoutId() : undefined;
}
