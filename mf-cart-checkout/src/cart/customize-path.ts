import type { CartLine } from '../cart-state/cart.ts';

/** Back to the crops of a line, with the choice that was made for it. */
export function customizePath({ productId, variantId, bundleId }: CartLine, slug: string | undefined): string {
  const choice = new URLSearchParams();
  if (variantId !== null) choice.set('variant', variantId);
  if (bundleId !== null) choice.set('bundle', bundleId);
  const query = choice.size > 0 ? `?${choice}` : '';
  return `/products/${encodeURIComponent(slug ?? productId)}/customize${query}`;
}
