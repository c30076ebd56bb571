import type { CartLine } from '../../../cart/cart.ts';

interface CropperTarget {
  readonly slug: string | undefined;
  /** Without an account, photos are cropped in the free tool. */
  readonly hasAccount: boolean;
}

/** Photos that are now in the line. The cropper's own draft may have more. */
export function photosInLine({ photos }: CartLine) {
  return photos.flatMap(({ copies, print }) =>
    print ? [{ photoId: print.photoId, recipe: print.recipe, copies }] : [],
  );
}

export function customizePath(
  { lineId, productId, variantId, bundleId }: CartLine,
  { slug, hasAccount }: CropperTarget,
): string {
  const choice = new URLSearchParams({ line: lineId });
  if (!hasAccount) return `/photo-cropper?${choice}`;
  if (variantId !== null) choice.set('variant', variantId);
  if (bundleId !== null) choice.set('bundle', bundleId);
  return `/products/${encodeURIComponent(slug ?? productId)}/customize?${choice}`;
}
