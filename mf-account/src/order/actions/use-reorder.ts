import { type Order, type OrderLine, type Reorder, reorder } from '@aimante/api-contract/orders';
import type { CartRequest, Platform } from '@aimante/contract';
import { parseRecipe, printQuality } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { orderPass } from '../../order-status/order-query.ts';
import { useApiAddress } from '../../order-status/use-api-address.ts';
import { drawCrop } from '../photos/draw-crop.ts';

type Item = Reorder['items'][number];
type CartPhoto = CartRequest['photos'][number];

/** Fills the cart with the same photos and framings, then opens the cart. */
export function useReorder(order: Order) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const address = useApiAddress();
  return useChange(
    async (api) => {
      const { items, unavailable } = await api(reorder, { params: { id: order.id } }, orderPass(order));
      const missing = [...unavailable];
      let added = 0;
      for (const item of items) {
        const isAdded = await addToCart({ platform, order, address }, item);
        if (isAdded) added += 1;
        else missing.push(item.name);
      }
      return { added, missing };
    },
    {
      onDone: ({ added, missing }) => {
        if (missing.length > 0) {
          platform.notify({ kind: 'info', text: t('order.reorder.missing', { names: missing.join(', ') }) });
        }
        if (added > 0) platform.navigate('/cart');
      },
      failure: 'inline',
    },
  );
}

/** True when at least one item can be printed or packed again. */
export const hasContents = ({ lines }: Order): boolean =>
  lines.some(({ isPersonalised, photos }) => !isPersonalised || photos.some(({ previewUrl }) => previewUrl !== null));

interface Context {
  readonly platform: Platform;
  readonly order: Order;
  readonly address: (path: string) => string;
}

async function addToCart({ platform, order, address }: Context, item: Item): Promise<boolean> {
  const size = sizeOf(order, item);
  const photos: CartPhoto[] = [];
  for (const photo of item.photos) {
    const answer = await platform.api.fetch(address(photo.previewUrl));
    if (!answer.ok) return false;
    photos.push(await toCartPhoto(photo, await answer.blob(), size));
  }
  const { productId, variantId, bundleId, unitPriceCents, quantity } = item;
  const ids = { ...(variantId && { variantId }), ...(bundleId && { bundleId }) };
  return (await platform.cart.add({ productId, ...ids, unitPriceCents, photos, quantity })).isAdded;
}

interface SizeMm {
  readonly width: number;
  readonly height: number;
  readonly shape: OrderLine['magnetShape'];
}

function sizeOf(order: Order, item: Item): SizeMm {
  const line = order.lines.find(
    ({ productId, variantId }) => productId === item.productId && variantId === item.variantId,
  );
  return { width: line?.magnetWidth ?? 50, height: line?.magnetHeight ?? 50, shape: line?.magnetShape ?? 'rectangle' };
}

async function toCartPhoto(
  { photoId, copies, recipe }: Item['photos'][number],
  photo: Blob,
  size: SizeMm,
): Promise<CartPhoto> {
  const parsed = parseRecipe(recipe);
  const magnet = { widthMm: size.width, heightMm: size.height, shape: size.shape };
  const kept = { ...magnet, photoId, copies, recipe: recipe as CartPhoto['recipe'] };
  if ('error' in parsed) return { ...kept, preview: photo, quality: 'good' };
  const preview = await drawCrop(photo, parsed.recipe).catch(() => photo);
  return { ...kept, preview, quality: printQuality(parsed.recipe, size) };
}
