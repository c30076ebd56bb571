import { useHasScripts, usePlatform } from '@aimante/remote';
import { useAtomValue } from 'jotai/react';
import type { Cart } from './cart.ts';
import { cartStoreOf } from './cart-store-of.ts';
import type { CartStore } from './storage/cart-store.ts';

export function useCartStore(): CartStore {
  return cartStoreOf(usePlatform());
}

/** Undefined on the server and during hydration, and until the cart is read from storage. */
export function useCart(): Cart | undefined {
  const { store, cartAtom } = useCartStore();
  const cart = useAtomValue(cartAtom, { store });
  return useHasScripts() ? cart : undefined;
}

export function useHasFallback(): boolean {
  const { store, hasFallbackAtom } = useCartStore();
  const hasFallback = useAtomValue(hasFallbackAtom, { store });
  return useHasScripts() && hasFallback;
}

/** Undefined for an empty cart. */
export function useCheckoutId(): string | undefined {
  const { checkoutId } = useCartStore();
  const cart = useCart();
  return cart && cart.lines.length > 0 ? checkoutId() : undefined;
}
