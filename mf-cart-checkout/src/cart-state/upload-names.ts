import type { Cart, CartLine, CartPhoto } from './cart.ts';

const UPLOADED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HASH = /^[0-9a-f]{64}$/;

/** Whether the workshop has the original: until then its name is one of this device. */
export function isUploaded({ print }: CartPhoto): boolean {
  return print !== null && UPLOADED.test(print.photoId);
}

/** Photos named by the hash of their original, whose upload was still under way when they came into the cart. */
export function hashesOf({ lines }: Cart): string[] {
  const names = lines.flatMap(({ photos }) => photos.flatMap(({ print }) => print?.photoId ?? []));
  return [...new Set(names.filter((name) => HASH.test(name)))];
}

/** Takes over the workshop's own names, by hash. */
export function nameUploads(cart: Cart, ids: ReadonlyMap<string, string>): Cart {
  const named = (photo: CartPhoto): CartPhoto => {
    const photoId = photo.print && ids.get(photo.print.photoId);
    return photo.print && photoId ? { ...photo, print: { ...photo.print, photoId } } : photo;
  };
  const inLine = (line: CartLine): CartLine => ({ ...line, photos: line.photos.map(named) });
  return { ...cart, lines: cart.lines.map(inLine) };
}
