import { parseRecipe, recipeKey } from '@aimante/print';
import { type Cart, type CartLine, type CartPhoto, MOST_COPIES } from './cart.ts';
import { replaceLine, within } from './cart-rules.ts';

/**
 * Adds copies to an existing line with the same product and the same photos, or else adds a new line. A line with a
 * known id was cropped again and is replaced in its place.
 */
export function addLine(cart: Cart, added: CartLine): Cart {
  if (cart.lines.some(({ lineId }) => lineId === added.lineId)) return replaceLine(cart, added);
  const known = cart.lines.find((line) => isSameChoice(line, added));
  if (!known) return { ...cart, lines: [...cart.lines, added] };
  const merged = { ...mergedWith(known, added), unitPriceCents: added.unitPriceCents };
  return { ...cart, lines: cart.lines.map((line) => (line === known ? merged : line)) };
}

function isSameChoice(a: CartLine, b: CartLine): boolean {
  return (
    a.productId === b.productId &&
    a.variantId === b.variantId &&
    a.bundleId === b.bundleId &&
    a.photos.length === b.photos.length &&
    a.photos.every((photo, place) => isSamePhoto(photo, b.photos[place]))
  );
}

/** The same original with the same recipe. If that is unknown, the same picture. */
function isSamePhoto(a: CartPhoto, b: CartPhoto | undefined): boolean {
  if (!b) return false;
  if (a.preview === b.preview) return true;
  const framing = framingOf(a);
  return framing !== undefined && framing === framingOf(b);
}

function framingOf({ print }: CartPhoto): string | undefined {
  if (!print) return undefined;
  const parsed = parseRecipe(print.recipe);
  return 'recipe' in parsed ? `${print.photoId} ${recipeKey(parsed.recipe)}` : undefined;
}

function mergedWith(line: CartLine, added: CartLine): CartLine {
  const photos = line.photos.map((photo, place) => ({
    ...photo,
    copies: photo.copies + (added.photos[place]?.copies ?? 0),
  }));
  return { ...line, quantity: within(line.quantity + added.quantity), photos: fitting(photos) };
}

/** One copy of each photo, then as many more as fit the line. */
function fitting(photos: readonly CartPhoto[]): CartPhoto[] {
  let room = MOST_COPIES - photos.length;
  return photos.map((photo) => {
    const more = Math.min(photo.copies - 1, room);
    room -= more;
    return { ...photo, copies: 1 + more };
  });
}
