import type { Bundle, Product, ProductSearch, ProductTile, Variant } from '@aimante/api-contract/catalogue';

const time = '2026-11-01T09:00:00.000Z';

export const aProduct = (over: Partial<Product> = {}): Product => ({
  id: '01a10000-0000-7000-8000-000000000001',
  slug: 'magnet-carre',
  name: 'Magnet carré',
  description: 'Une photo, un magnet.',
  longDescription: '',
  price: 4.5,
  priceCents: 450,
  imageUrl: null,
  pictures: [],
  categoryId: null,
  category: null,
  stock: 250,
  featured: false,
  isVisible: true,
  isAvailableForMarket: false,
  isPersonalised: true,
  loyaltyPoints: 4,
  material: null,
  dimensions: null,
  weight: null,
  magnetWidth: 50,
  magnetHeight: 50,
  magnetShape: null,
  specs: {},
  features: [],
  applications: [],
  variants: [],
  printProfile: null,
  seoTitle: null,
  seoDescription: null,
  createdAt: time,
  updatedAt: time,
  version: 1,
  ...over,
});

export const aVariant = (over: Partial<Variant> = {}): Variant => ({
  id: 'variant-1',
  productId: 'product-1',
  price: null,
  priceCents: null,
  stock: 20,
  sku: 'V-1',
  options: [],
  version: 1,
  ...over,
});

export const aBundle = (over: Partial<Bundle> = {}): Bundle => ({
  id: 'bundle-9',
  product_id: 'product-1',
  name: 'Lot de 9',
  quantity: 9,
  bundle_price: 3.9,
  bundle_price_cents: 390,
  stock: 40,
  is_active: true,
  is_featured: false,
  version: 1,
  ...over,
});

export const aTile = (over: Partial<ProductTile> = {}): ProductTile => ({
  id: '01a10000-0000-7000-8000-000000000001',
  slug: 'magnet-carre',
  name: 'Magnet carré',
  description: 'Une photo, un magnet.',
  priceCents: 450,
  stock: 250,
  featured: false,
  isAvailableForMarket: false,
  picture: null,
  isInStock: true,
  isBoughtAtOnce: false,
  ...over,
});

/** An answer of the catalogue: all products on one page. */
export function aSearch(groups: ProductSearch['groups'], over: Partial<ProductSearch> = {}): ProductSearch {
  const shown = groups.reduce((sum, { products }) => sum + products.length, 0);
  return {
    groups,
    isGrouped: true,
    page: 1,
    pages: 1,
    shown,
    total: shown,
    facets: {
      categories: [{ value: 'photo', slug: 'magnets-photo', name: 'Magnets photo', count: shown }],
      shapes: [
        { value: 'square', count: 1 },
        { value: 'strip', count: 1 },
      ],
      sizes: [],
      inStock: shown,
      onMarket: 0,
      minCents: 0,
      maxCents: 1000,
    },
    corrected: null,
    ...over,
  };
}
