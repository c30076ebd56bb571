import { describe, expect, it } from '@jest/globals';
import { editorPath, type Magnet, magnetFor, magnetsOf } from './template-offer.ts';

const magnet = (slug: string, [width, height]: readonly [number, number], changes: Partial<Magnet> = {}): Magnet => ({
  slug,
  name: slug,
  size: { width, height },
  priceCents: 500,
  isInStock: true,
  ...changes,
});
const slugFor = (width: number, height: number, ...magnets: Magnet[]) => magnetFor({ width, height }, magnets)?.slug;

describe('the magnet of a template', () => {
  it('is the cheapest of its size', () => {
    expect(slugFor(100, 70, magnet('photo', [100, 70]), magnet('birth', [100, 70], { priceCents: 390 }))).toBe('birth');
  });

  it('is the nearest in size, if it has about these proportions', () => {
    expect(slugFor(80, 50, magnet('small', [60, 40]), magnet('logo', [70, 50]), magnet('square', [70, 70]))).toBe(
      'logo',
    );
    expect(slugFor(80, 50, magnet('square', [70, 70]))).toBeUndefined();
  });

  it('is in stock, if there is one', () => {
    const soldOut = magnet('card', [80, 50], { isInStock: false });
    expect(slugFor(80, 50, soldOut, magnet('logo', [70, 50]))).toBe('logo');
    expect(slugFor(80, 50, soldOut)).toBe('card');
  });
});

const card = {
  slug: 'carre',
  name: 'Carré',
  magnetWidth: 50,
  magnetHeight: 50,
  magnetShape: 'rectangle' as const,
  dimensions: '50 × 50 mm',
  priceCents: 450,
  stock: 3,
  variants: [],
} satisfies Parameters<typeof magnetsOf>[0][number];

describe('the magnets for templates', () => {
  it('are flat, have a size, and are sold one by one', () => {
    const cards = [
      card,
      { ...card, slug: 'rond', magnetShape: 'round' as const },
      { ...card, slug: 'coffret', magnetWidth: null },
      { ...card, slug: 'set', dimensions: '9 × (50 × 50 mm)' },
    ];
    expect(magnetsOf(cards).map(({ slug }) => slug)).toEqual(['carre']);
  });

  it('have the price of their cheapest variant', () => {
    const variants = [{ priceCents: 420 }, { priceCents: null }] as never;
    expect(magnetsOf([{ ...card, variants }])[0]?.priceCents).toBe(420);
  });
});

it('opens the editor of its magnet, for guests too', () => {
  expect(editorPath(magnet('carre', [50, 50]), 'lin', true)).toBe('/products/carre/customize?template=lin');
  expect(editorPath(magnet('carre', [50, 50]), 'lin', false)).toBe('/products/carre/customize/guest?template=lin');
});
