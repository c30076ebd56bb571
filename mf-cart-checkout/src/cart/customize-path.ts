import type { CartLine } from '../cart-state/cart.ts';

interface Door {
  readonly slug: string | undefined;
  /** Without an account the crops are made in the free tool. */
  readonly hasAccount: boolean;
}

/** What the line holds by now: the cropper's own draft may remember more of it. */
export function heldPhotos({ photos }: CartLine) {
  return photos.flatMap(({ copies, print }) =>
    print ? [{ photoId: print.photoId, recipe: print.recipe, copies }] : [],
  );
}

/** Back to the crops of a line, with the choice that was made for it. */
export function customizePath(
  { lineId, productId, variantId, bundleId }: CartLine,
  { slug, hasAccount }: Door,
): string {
  const choice = new URLSearchParams({ line: lineId });
  if (!hasAccount) return `/photo-cropper?${choice}`;
  if (variantId !== null) choice.set('variant', variantId);
  if (bundleId !== null) choice.set('bundle', bundleId);
  return `/products/${encodeURIComponent(slug ?? productId)}/customize?${choice}`;
}
