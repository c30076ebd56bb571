import type { Cart, CartLine, CartPhoto } from './cart.ts';

/** A collage names its other photos in its recipe. */
const isPrintedFrom = ({ print }: CartPhoto, photoId: string): boolean =>
  print !== null && (print.photoId === photoId || JSON.stringify(print.recipe).includes(`"${photoId}"`));

/** Number of photos of a line that cannot be printed, because the server no longer has their originals. */
export const countGonePhotos = ({ photos, gonePhotos = [] }: CartLine): number =>
  photos.filter((photo) => gonePhotos.some((photoId) => isPrintedFrom(photo, photoId))).length;

/** Notes the originals that the server no longer has, by line. The same cart if it uses none of them. */
export function markGonePhotos(cart: Cart, photoIds: readonly string[]): Cart {
  const lines = cart.lines.map((line): CartLine => {
    const gonePhotos = photoIds.filter((photoId) => line.photos.some((photo) => isPrintedFrom(photo, photoId)));
    return gonePhotos.length > 0 ? { ...line, gonePhotos } : line;
  });
  return withLines(cart, lines);
}

/** Another visitor may use other photos. */
export const forgetGonePhotos = (cart: Cart): Cart =>
  withLines(
    cart,
    cart.lines.map((line) => withGone(line, [])),
  );

/** The originals of a new line are on the server again. */
export const withoutGone = (cart: Cart, added: CartLine): Cart =>
  withLines(
    cart,
    cart.lines.map((line) =>
      withGone(
        line,
        line.gonePhotos?.filter((photoId) => !added.photos.some((photo) => isPrintedFrom(photo, photoId))) ?? [],
      ),
    ),
  );

function withGone(line: CartLine, left: readonly string[]): CartLine {
  const { gonePhotos, ...rest } = line;
  if (left.length === (gonePhotos?.length ?? 0)) return line;
  return left.length > 0 ? { ...rest, gonePhotos: left } : rest;
}

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart =>
  lines.every((line, place) => line === cart.lines[place]) ? cart : { ...cart, lines };
