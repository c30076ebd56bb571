/** @jest-environment node */
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { describe, expect, it } from '@jest/globals';
import { boxOf, printedAs } from './cut-lines.tsx';
import { isGreen, nextWaiting, photosOf, tileOf, toCheck } from './shown-photos.ts';

type Line = DeskOrderDetail['lines'][number];
type Photo = Line['photos'][number];
type Tile = DeskOrderDetail['tiles'][number];

const photo = (id: string, review: Photo['review'] = 'waiting') => ({ id, review }) as Photo;
const line = (id: string, ...photos: Photo[]) => ({ id, photos }) as Line;
const order = (part: Partial<DeskOrderDetail>) =>
  ({ id: 'o', status: 'en_cours', stage: 'a_verifier', lines: [], tiles: [], ...part }) as DeskOrderDetail;

describe('the light table', () => {
  it('shows the photos of every line, in their order', () => {
    const shown = photosOf(order({ lines: [line('l1', photo('a'), photo('b')), line('l2'), line('l3', photo('c'))] }));
    expect(shown.map((each) => `${each.line.id} ${each.photo.id}`)).toEqual(['l1 a', 'l1 b', 'l3 c']);
  });

  it('finds the tile of a photo, if it has one', () => {
    const tiles = [{ linePhotoId: 'a' }, { linePhotoId: 'b' }] as Tile[];
    const of = (id: string) => tileOf({ order: order({ tiles }), photo: photo(id) })?.linePhotoId;
    expect([of('b'), of('c')]).toEqual(['b', undefined]);
  });
});

describe('a photo is approved with the green ones', () => {
  const green = (review: Photo['review'], tile: Partial<Tile> | undefined) => {
    const tiles = tile ? [{ linePhotoId: 'a', isReady: true, quality: 'good', ...tile } as Tile] : [];
    return isGreen({ order: order({ tiles }), line: line('l'), photo: photo('a', review) });
  };

  it.each<[Photo['review'], Partial<Tile> | undefined]>([
    ['waiting', {}],
    ['waiting', { quality: 'excellent' }],
  ])('%s, with the tile %j', (review, tile) => {
    expect(green(review, tile)).toBe(true);
  });

  it.each<[Photo['review'], Partial<Tile> | undefined]>([
    ['approved', {}],
    ['blocked', {}],
    ['waiting', undefined],
    ['waiting', { isReady: false }],
    ['waiting', { quality: 'soft' }],
    ['waiting', { quality: 'poor' }],
    ['waiting', { quality: null }],
    ['waiting', { linePhotoId: 'other' }],
  ])('but not %s, with the tile %j', (review, tile) => {
    expect(green(review, tile)).toBe(false);
  });
});

describe('the orders to check', () => {
  const list = (late: string[], ...orders: DeskOrderDetail[]) =>
    toCheck(orders, new Set(late)).map((each) => `${each.order.id}${each.isLate ? '!' : ''}`);
  const [one, two, three] = ['1', '2', '3'].map((id) => order({ id })) as [
    DeskOrderDetail,
    DeskOrderDetail,
    DeskOrderDetail,
  ];

  it('begin with the late ones and keep their order otherwise', () => {
    expect(list(['3', '2'], one, two, three)).toEqual(['2!', '3!', '1']);
    expect(list([], one, two, three)).toEqual(['1', '2', '3']);
  });

  it('leave out what moved on since the list was loaded', () => {
    const gone = [
      order({ id: '4', stage: 'pret' }),
      order({ id: '5', status: 'annule' }),
      order({ id: '6', stage: 'bloque' }),
    ];
    expect(list(['4'], one, ...gone)).toEqual(['1']);
  });
});

describe('after a decision the focus goes', () => {
  const photos = (words: string) =>
    words.split('').map((word, place) => ({ photo: `${place}`, review: word === 'w' ? 'waiting' : 'approved' }));
  it.each([
    ['to the next that waits', ['aww', '0'], 1],
    ['over those that are decided', ['aaaw', '1'], 3],
    ['around to the first', ['waaa', '3'], 0],
    ['around past itself', ['aawa', '3'], 2],
    ['nowhere else when all are decided', ['aaa', '1'], 1],
    ['nowhere else from the only one that waits', ['awa', '1'], 1],
    ['to the first that waits when its photo is gone', ['aww', 'gone'], 1],
    ['nowhere on an empty table', ['', 'gone'], -1],
  ])('%s', (_, [words = '', id = ''], place) => {
    expect(nextWaiting(photos(words), id)).toBe(place);
  });
});

describe('the cut of a photo', () => {
  const trim = { width: 50, height: 70 };
  const cut = { bleedMm: 2, safeMm: 3, cornerRadiusMm: 4, shape: 'rectangle' } as const;

  it('is the ordered one, which surrounds the magnet with its bleed', () => {
    const printed = printedAs(trim, cut);
    expect(printed).toMatchObject({ trim, bleed: 2, safe: 3, cornerRadius: 4 });
    expect(boxOf(printed)).toEqual({ width: 54, height: 74 });
  });

  it('without a bleed is as large as the magnet', () => {
    expect(boxOf(printedAs(trim, { ...cut, bleedMm: 0 }))).toEqual(trim);
  });

  it('of a magnet without a profile still has the right proportions', () => {
    expect(printedAs(trim, null).trim).toEqual(trim);
  });
});
