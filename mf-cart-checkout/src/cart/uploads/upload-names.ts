import type { Cart, CartLine, CartPhoto } from '../cart.ts';

const UPLOADED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HASH = /^[0-9a-f]{64}$/;

/** True if the server has the original. Before that, the photo's id is local to this device. */
export function isUploaded({ print }: CartPhoto): boolean {
  return print !== null && UPLOADED.test(print.photoId);
}

/** Hashes of originals that were still being uploaded when their photos entered the cart. */
export function hashesOf({ lines }: Cart): string[] {
  const names = lines.flatMap(({ photos }) => photos.flatMap(({ print }) => print?.photoId ?? []));
  return [...new Set(names.filter((name) => HASH.test(name)))];
}

/** Replaces local ids by the server's ids, found by hash. */
export function nameUploads(cart: Cart, ids: ReadonlyMap<string, string>): Cart {
  const named = (photo: CartPhoto): CartPhoto => {
    const photoId = photo.print && ids.get(photo.print.photoId);
    return photo.print && photoId ? { ...photo, print: { ...photo.print, photoId } } : photo;
  };
  const inLine = (line: CartLine): CartLine => ({ ...line, photos: line.photos.map(named) });
  return { ...cart, lines: cart.lines.map(inLine) };
}
