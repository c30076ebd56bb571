import type { CartLine } from '../../../cart/cart.ts';

interface CropperTarget {
  readonly slug: string | undefined;
  /** Without an account, photos are cropped on the page for guests. */
  readonly hasAccount: boolean;
}

/** Photos that are now in the line. The cropper's own draft may have more. */
export function photosInLine({ photos }: CartLine) {
  return photos.flatMap(({ copies, print }) =>
    print ? [{ photoId: print.photoId, recipe: print.recipe, copies }] : [],
  );
}

/** For the cropper: what is in the line, and which originals it has to send again. */
export const customizeState = (line: CartLine) => ({
  held: photosInLine(line),
  ...(line.gonePhotos && { gone: line.gonePhotos }),
});

export function customizePath(
  { lineId, productId, variantId, bundleId }: CartLine,
  { slug, hasAccount }: CropperTarget,
): string {
  const choice = new URLSearchParams({ line: lineId });
  if (variantId !== null) choice.set('variant', variantId);
  if (bundleId !== null) choice.set('bundle', bundleId);
  const product = encodeURIComponent(slug ?? productId);
  if (!hasAccount) return `/products/${product}/customize/guest?${choice}`;
  return `/products/${product}/customize?${choice}`;
}
