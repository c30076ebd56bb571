import type { CartChoices, SavedCartLine } from '@aimante/api-contract/carts';
import { type Cart, type CartLine, type PhotoPrint, quantityOf } from '../cart.ts';

/** A line as the account keeps it. Name and availability come from the quote of each device. */
export function toSaved(line: CartLine): SavedCartLine {
  return {
    lineId: line.lineId,
    productId: line.productId,
    variantId: line.variantId,
    bundleId: line.bundleId,
    unitPriceCents: line.unitPriceCents,
    quantity: quantityOf(line),
    photos: line.photos.map(({ preview, copies, print }) => ({ preview, copies, print: print && { ...print } })),
  };
}

export function fromSaved({ photos, ...line }: SavedCartLine, here: CartLine | undefined): CartLine {
  return {
    ...line,
    photos: photos.map(({ preview, copies, print }) => ({ preview, copies, print: print && withShape(print) })),
    ...(here?.name !== undefined && { name: here.name }),
    ...(here?.isGone && { isGone: true }),
  };
}

type Print = NonNullable<SavedCartLine['photos'][number]['print']>;

const withShape = ({ shape, recipe, ...print }: Print) => ({
  ...print,
  // It came as JSON.
  recipe: recipe as PhotoPrint['recipe'],
  ...(shape && { shape }),
});

export function choicesOf({ coupon, gift, usesPoints }: Cart): CartChoices {
  return {
    coupon: coupon && { ...coupon },
    gift: gift ? { message: gift.message, isWrapped: gift.isWrapped } : null,
    usesPoints: usesPoints === true,
  };
}

export function withChoices({ lines }: Cart, { coupon, gift, usesPoints }: CartChoices): Cart {
  return {
    lines,
    coupon,
    ...(gift && { gift: { message: gift.message ?? '', isWrapped: gift.isWrapped } }),
    ...(usesPoints && { usesPoints: true }),
  };
}

/** Differs for two lines that are not the same order. A preview is derived from its photo and counts by its length. */
export function fingerprintOf(line: SavedCartLine): string {
  const photos = line.photos.map((photo) => ({ ...photo, preview: photo.preview.length }));
  return hash(JSON.stringify(sorted({ ...line, photos })));
}

export const choicesFingerprint = (choices: CartChoices): string => hash(JSON.stringify(sorted(choices)));

/** The order of the keys of an object that went through a server may differ. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
}

/** FNV-1a over two halves of 32 bits. It only has to notice changes: a collision in the own cart gains nothing. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0xcbf29ce4];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + place), 0x01000193);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}
