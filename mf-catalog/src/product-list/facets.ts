import type { Category, ProductCard } from '@aimante/api-contract/catalogue';
import { SHAPES, type Shape, SIZES, type Size, shapeOf, sizeOf } from '../catalogue/shape.ts';
import { isInStock } from '../offer/stock.ts';
import { type Filters, passes } from './filters.ts';

export interface Choice<Value extends string> {
  readonly value: Value;
  /** Number of products for this choice, with the other filters applied. */
  readonly count: number;
}

export interface Facets {
  readonly categories: readonly (Choice<string> & { readonly name: string; readonly slug: string })[];
  readonly shapes: readonly Choice<Shape>[];
  readonly sizes: readonly Choice<Size>[];
  readonly inStock: number;
  readonly onMarket: number;
  readonly minCents: number;
  readonly maxCents: number;
}

const EURO = 100;

export function facetsOf(products: readonly ProductCard[], categories: readonly Category[], filters: Filters): Facets {
  const without = (left: Partial<Filters>) => products.filter((product) => passes(product, { ...filters, ...left }));
  const anyCategory = without({ categories: [] });
  const anyShape = without({ shapes: [] });
  const anySize = without({ sizes: [] });
  const prices = products.map(({ priceCents }) => priceCents);
  return {
    categories: categories
      .map(({ id, name, slug }) => ({ value: id, slug, name, count: countOf(anyCategory, (p) => p.categoryId === id) }))
      .filter(({ value }) => products.some(({ categoryId }) => categoryId === value)),
    shapes: SHAPES.filter((shape) => products.some((product) => shapeOf(product) === shape)).map((value) => ({
      value,
      count: countOf(anyShape, (product) => shapeOf(product) === value),
    })),
    sizes: SIZES.filter((size) => products.some((product) => sizeOf(product) === size)).map((value) => ({
      value,
      count: countOf(anySize, (product) => sizeOf(product) === value),
    })),
    inStock: countOf(without({ isInStock: true }), isInStock),
    onMarket: countOf(without({ isOnMarket: true }), ({ isAvailableForMarket }) => isAvailableForMarket),
    minCents: Math.floor(Math.min(...prices, Number.MAX_SAFE_INTEGER) / EURO) * EURO,
    maxCents: Math.ceil(Math.max(...prices, 0) / EURO) * EURO,
  };
}

function countOf(products: readonly ProductCard[], is: (product: ProductCard) => boolean): number {
  return products.filter(is).length;
}
