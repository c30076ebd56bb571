import type { Cart, CartLine, CartPhoto } from './cart.ts';

const RECIPE = {
  version: 1,
  photo: { width: 3000, height: 2000 },
  center: { x: 1500, y: 1000 },
  scale: 1,
  angle: 0,
  quarterTurns: 0,
  flipH: false,
  flipV: false,
  aspect: 1,
};

export const photo = (name: string, change: Partial<CartPhoto> = {}): CartPhoto => ({
  preview: `data:image/jpeg;base64,${name}`,
  copies: 1,
  print: { photoId: name, recipe: RECIPE, quality: 'excellent', widthMm: 50, heightMm: 50 },
  ...change,
});

export const line = (change: Partial<CartLine> = {}): CartLine => ({
  lineId: 'first',
  productId: '0199a000-0000-7000-8000-000000000001',
  variantId: null,
  bundleId: null,
  unitPriceCents: 450,
  quantity: 1,
  photos: [photo('cat'), photo('bear')],
  ...change,
});

export const cartOf = (...lines: CartLine[]): Cart => ({ lines, coupon: null });
