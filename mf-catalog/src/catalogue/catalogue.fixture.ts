import type { Bundle, Category, Product, Variant } from '@aimante/api-contract/catalogue';

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

export const aCategory = (over: Partial<Category> = {}): Category => ({
  id: 'category-1',
  slug: 'magnets-photo',
  name: 'Magnets photo',
  description: 'Vos photos aimantées.',
  position: 0,
  isVisible: true,
  productCount: 1,
  picture: null,
  version: 1,
  ...over,
});
