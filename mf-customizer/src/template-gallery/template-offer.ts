import type { ProductCard } from '@aimante/api-contract/catalogue';
import { isForMagnet, type SizeMm } from '@aimante/print';

/** A magnet on sale, as the gallery needs it. */
export interface Magnet {
  readonly slug: string;
  readonly name: string;
  readonly size: SizeMm;
  readonly priceCents: number;
  readonly isInStock: boolean;
}

type Card = Pick<
  ProductCard,
  'slug' | 'name' | 'magnetWidth' | 'magnetHeight' | 'magnetShape' | 'dimensions' | 'priceCents' | 'stock' | 'variants'
>;

/** "9 × (50 × 50 mm)": a set, for several designs. */
const IS_SET = /^\d+ × \(/u;

/** The magnets that a template can be printed on: flat rectangles, sold one by one. */
export function magnetsOf(cards: readonly Card[]): Magnet[] {
  return cards.flatMap((card): Magnet[] => {
    const { slug, name, magnetWidth: width, magnetHeight: height, magnetShape, dimensions, variants } = card;
    const isFlat = (magnetShape ?? 'rectangle') === 'rectangle' && !IS_SET.test(dimensions ?? '');
    if (!slug || width === null || height === null || !isFlat) return [];
    const prices = [card.priceCents, ...variants.flatMap(({ priceCents }) => priceCents ?? [])];
    return [{ slug, name, size: { width, height }, priceCents: Math.min(...prices), isInStock: card.stock > 0 }];
  });
}

/** One in stock before others, then the nearest in size, then the cheapest. Undefined: none has these proportions. */
export function magnetFor(size: SizeMm, magnets: readonly Magnet[]): Magnet | undefined {
  const area = size.width * size.height;
  const distance = ({ size: { width, height } }: Magnet) => Math.abs(Math.log((width * height) / area));
  return magnets
    .filter((magnet) => isForMagnet(size, magnet.size))
    .toSorted(
      (one, other) =>
        Number(other.isInStock) - Number(one.isInStock) ||
        distance(one) - distance(other) ||
        one.priceCents - other.priceCents,
    )[0];
}

/** Where the editor opens with a template. A guest gets the equal page for guests. */
export function editorPath({ slug }: Magnet, templateId: string, hasAccount: boolean): string {
  const page = hasAccount ? `/products/${slug}/customize` : `/products/${slug}/customize/guest`;
  return `${page}?${new URLSearchParams({ template: templateId })}`;
}
