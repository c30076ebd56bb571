import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';

/** A photo on the light table. */
export interface Shown {
  readonly order: DeskOrderDetail;
  readonly line: DeskOrderDetail['lines'][number];
  readonly photo: DeskOrderDetail['lines'][number]['photos'][number];
}

type Tile = DeskOrderDetail['tiles'][number];

export const photosOf = (order: DeskOrderDetail): readonly Shown[] =>
  order.lines.flatMap((line) => line.photos.map((photo) => ({ order, line, photo })));

export const tileOf = ({ order, photo }: Pick<Shown, 'order' | 'photo'>): Tile | undefined =>
  order.tiles.find(({ linePhotoId }) => linePhotoId === photo.id);

/** Waits for review, and is good enough to print without a second look. */
export function isGreen(shown: Shown): boolean {
  const tile = tileOf(shown);
  const isSharp = tile?.quality === 'excellent' || tile?.quality === 'good';
  return shown.photo.review === 'waiting' && isSharp && tile.isReady;
}

/** The orders in review, without those that only wait for more photos of the customer. Late orders come first, the others keep the given order. */
export const toCheck = (orders: readonly DeskOrderDetail[], late: ReadonlySet<string>) =>
  orders
    .filter(({ stage, status }) => stage === 'a_verifier' && status === 'en_cours')
    .filter((order) => !order.missingPhotos || photosOf(order).some(({ photo }) => photo.review === 'waiting'))
    .map((order) => ({ order, isLate: late.has(order.id) }))
    .toSorted((a, b) => Number(b.isLate) - Number(a.isLate));

interface PhotoButton {
  readonly photo?: string | undefined;
  readonly review?: string | undefined;
}

/**
 * Index of the next photo that waits for review. The search starts after this photo and continues at the start of the
 * list. If no photo waits, the index of this photo.
 */
export function nextWaiting(photos: readonly PhotoButton[], id: string): number {
  const place = photos.findIndex(({ photo }) => photo === id);
  const places = photos.map((_, step) => (place + 1 + step) % photos.length);
  return places.find((each) => photos[each]?.review === 'waiting') ?? place;
}
