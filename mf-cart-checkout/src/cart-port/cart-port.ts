import { type CartAnswer, type CartPhoto, type CartRequest, cartRequestSchema, type Platform } from '@aimante/contract';
import { createTexts } from '@aimante/remote';
import { newId } from '@aimante/shop/new-id';
import { locales } from '#locales';
import { addLine } from '../cart/add-line.ts';
import type { CartLine, CartPhoto as KeptPhoto } from '../cart/cart.ts';
import { cartStoreOf } from '../cart/cart-store-of.ts';
import { withoutGone } from '../cart/gone-photos.ts';
import type { CartStore } from '../cart/storage/cart-store.ts';
import { shrinkPreview } from './shrink-preview.ts';

const texts = createTexts(locales);

/** Fills the cart from other remotes: `platform.cart.add(…)`. Throws on a malformed request. */
export async function add(request: CartRequest, platform: Platform): Promise<CartAnswer> {
  const line = await toLine(cartRequestSchema.parse(request));
  const cart = cartStoreOf(platform);
  const written = cart.change((before) => addLine(withoutGone(before, line), line));
  if (written !== 'full') return showAdded(line, cart);
  await notifyCartFull(platform);
  return { isAdded: false };
}

/** The drawer is for visitors who stay on their page. The cropper opens the cart itself. */
function showAdded({ productId, photos }: CartLine, { store, addedProductAtom }: CartStore): CartAnswer {
  if (photos.length > 0) return { isAdded: true };
  store.set(addedProductAtom, productId);
  return { isAdded: true, isShown: true };
}

async function toLine({
  lineId,
  productId,
  variantId,
  bundleId,
  unitPriceCents,
  photos,
  quantity,
}: CartRequest): Promise<CartLine> {
  const kept: KeptPhoto[] = [];
  // One at a time, because a phone has memory for one decoded picture.
  for (const photo of photos) kept.push(await toPhoto(photo));
  return {
    lineId: lineId ?? newId(),
    productId,
    variantId: variantId ?? null,
    bundleId: bundleId ?? null,
    unitPriceCents,
    quantity: quantity ?? 1,
    photos: kept,
  };
}

async function toPhoto({ preview, copies, ...print }: CartPhoto): Promise<KeptPhoto> {
  return { preview: await shrinkPreview(preview), copies, print };
}

async function notifyCartFull(platform: Platform): Promise<void> {
  const locale = platform.locale.get();
  await texts.ensure(locale);
  const { t } = texts.in(locale);
  const { store, hasFallbackAtom, restoreFallback } = cartStoreOf(platform);
  platform.notify({
    kind: 'error',
    text: t('cart.full.alert'),
    ...(store.get(hasFallbackAtom) && { action: { label: t('cart.full.restore'), run: restoreFallback } }),
  });
}
