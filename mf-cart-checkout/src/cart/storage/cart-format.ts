import type { AppliedCoupon, Cart, CartLine, CartPhoto, GiftChoice, PhotoPrint } from '../cart.ts';
import { quantityOf } from '../cart.ts';
import { totalsOfCart } from '../cart-totals.ts';

/**
 * The cart in browser storage, in the format of the specification: amounts in euros, `customPhotos` as data URLs.
 * Additional fields (copies, recipes, ids) are optional.
 */
export function formatCart(cart: Cart): string {
  return JSON.stringify({
    cart: cart.lines.map(toItem),
    appliedCoupon: cart.coupon && {
      code: cart.coupon.code,
      type: cart.coupon.type,
      value: cart.coupon.type === 'fixed' ? cart.coupon.value / 100 : cart.coupon.value,
      minimumAmount: cart.coupon.minimumCents / 100,
    },
    discountAmount: totalsOfCart(cart).discountCents / 100,
    ...(cart.gift && { gift: cart.gift }),
    ...(cart.usesPoints && { usesPoints: true }),
  });
}

/** Undefined: the stored text is not a cart. */
export function parseCart(text: string): Cart | undefined {
  const saved = readJson(text);
  const items = Array.isArray(saved) ? saved : isFields(saved) ? saved.cart : undefined;
  if (!Array.isArray(items)) return undefined;
  const read = items.map(toLine);
  if (!read.every((line) => line !== undefined)) return undefined;
  const lines = read.map((line, place) =>
    isRepeated(line, place, read) ? { ...line, lineId: idAt(place, line.lineId) } : line,
  );
  const coupon = isFields(saved) ? toCoupon(saved.appliedCoupon) : null;
  if (coupon === undefined) return undefined;
  const gift = isFields(saved) && lines.length > 0 ? toGift(saved.gift) : undefined;
  const usesPoints = isFields(saved) && lines.length > 0 && saved.usesPoints === true;
  return { lines, coupon: lines.length > 0 ? coupon : null, ...(gift && { gift }), ...(usesPoints && { usesPoints }) };
}

function toItem(line: CartLine) {
  return {
    lineId: line.lineId,
    productId: line.productId,
    ...(line.variantId !== null && { variantId: line.variantId }),
    ...(line.bundleId !== null && { bundleId: line.bundleId }),
    ...(line.name !== undefined && { name: line.name }),
    ...(line.isGone && { isGone: true }),
    ...(line.gonePhotos && { gonePhotos: line.gonePhotos }),
    quantity: quantityOf(line),
    price: line.unitPriceCents / 100,
    customPhotos: line.photos.map(({ preview }) => preview),
    photoDetails: line.photos.map(({ copies, print }) => ({ copies, print })),
  };
}

const idAt = (place: number, name: string) => `${place}-${name}`.slice(0, 64);

/** A line with the id of an earlier one, as after a copy: a change would change both. */
const isRepeated = ({ lineId }: CartLine, place: number, lines: readonly CartLine[]) =>
  lines.findIndex((line) => line.lineId === lineId) < place;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isText);
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isCount = (value: unknown): value is number => isAmount(value) && Number.isInteger(value) && value >= 1;
const toCents = (euros: number) => Math.round(euros * 100);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toLine(item: unknown, place: number): CartLine | undefined {
  if (!isFields(item) || !isText(item.productId)) return undefined;
  const price = item.price ?? 0;
  const quantity = item.quantity || 1;
  const customPhotos = item.customPhotos ?? [];
  const photoDetails = item.photoDetails ?? [];
  if (!isAmount(price) || !isCount(quantity)) return undefined;
  if (!Array.isArray(customPhotos) || !customPhotos.every(isText) || !Array.isArray(photoDetails)) return undefined;
  const details: readonly unknown[] = photoDetails;
  return {
    lineId: isText(item.lineId) ? item.lineId : idAt(place, item.productId),
    productId: item.productId,
    variantId: isText(item.variantId) ? item.variantId : null,
    bundleId: isText(item.bundleId) ? item.bundleId : null,
    ...toNotes(item),
    unitPriceCents: toCents(price),
    quantity,
    photos: customPhotos.map((preview: string, index): CartPhoto => ({ preview, ...toDetail(details[index]) })),
  };
}

/** What the shop last said about a line. */
const toNotes = ({ name, isGone, gonePhotos }: Fields): Pick<CartLine, 'name' | 'isGone' | 'gonePhotos'> => ({
  ...(isText(name) && { name }),
  ...(isGone === true && { isGone }),
  ...(isTexts(gonePhotos) && { gonePhotos }),
});

/** Undefined: the cart is no gift. */
function toGift(value: unknown): GiftChoice | undefined {
  if (!isFields(value)) return undefined;
  const { message, isWrapped } = value;
  return { message: isText(message) ? message : '', isWrapped: isWrapped === true };
}

function toDetail(detail: unknown): Omit<CartPhoto, 'preview'> {
  if (!isFields(detail)) return { copies: 1, print: null };
  return { copies: isCount(detail.copies) ? detail.copies : 1, print: toPrint(detail.print) };
}

const QUALITIES: readonly unknown[] = ['excellent', 'good', 'soft', 'poor'] satisfies PhotoPrint['quality'][];

const SHAPES: readonly unknown[] = [undefined, 'rectangle', 'round', 'heart'] satisfies PhotoPrint['shape'][];

function isPrint(value: unknown): value is PhotoPrint {
  if (!isFields(value)) return false;
  const { photoId, recipe, quality, widthMm, heightMm, shape } = value;
  const isMagnet = isAmount(widthMm) && isAmount(heightMm) && SHAPES.includes(shape);
  return isMagnet && isText(photoId) && isFields(recipe) && QUALITIES.includes(quality);
}

const toPrint = (value: unknown): PhotoPrint | null => (isPrint(value) ? value : null);

/** Null: no coupon. Undefined: the value is invalid. */
function toCoupon(value: unknown): AppliedCoupon | null | undefined {
  if (value === undefined || value === null) return null;
  if (!isFields(value) || !isText(value.code) || !isAmount(value.value)) return undefined;
  const { code, type, minimumAmount } = value;
  if (type !== 'percentage' && type !== 'fixed') return undefined;
  return {
    code,
    type,
    value: type === 'fixed' ? toCents(value.value) : value.value,
    minimumCents: isAmount(minimumAmount) ? toCents(minimumAmount) : 0,
  };
}
