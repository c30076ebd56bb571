import { type Order, type OrderLine, type Reorder, reorder } from '@aimante/api-contract/orders';
import type { CartRequest, Platform } from '@aimante/contract';
import { parseRecipe, printQuality } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { orderPass } from '../../order-status/order-query.ts';
import { useApiAddress } from '../../order-status/use-api-address.ts';

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
      // All photos first: a retry after a lost connection must not add an item twice.
      const wanted: { readonly name: string; readonly request: CartRequest | undefined }[] = [];
      for (const item of items)
        wanted.push({ name: item.name, request: await toRequest({ platform, order, address }, item) });
      const missing = [...unavailable];
      for (const { name, request } of wanted)
        if (!request || !(await platform.cart.add(request)).isAdded) missing.push(name);
      return { missing, added: items.length + unavailable.length - missing.length };
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

/** Undefined: a photo is no longer kept. */
async function toRequest({ platform, order, address }: Context, item: Item): Promise<CartRequest | undefined> {
  const size = sizeOf(order, item);
  const photos: CartPhoto[] = [];
  for (const photo of item.photos) {
    const answer = await platform.api.fetch(address(photo.magnetUrl));
    if (!answer.ok) return undefined;
    photos.push(toCartPhoto(photo, await answer.blob(), size));
  }
  const { productId, variantId, bundleId, unitPriceCents, quantity } = item;
  const ids = { ...(variantId && { variantId }), ...(bundleId && { bundleId }) };
  return { productId, ...ids, unitPriceCents, photos, quantity };
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

function toCartPhoto({ photoId, copies, recipe }: Item['photos'][number], preview: Blob, size: SizeMm): CartPhoto {
  const parsed = parseRecipe(recipe);
  const magnet = { widthMm: size.width, heightMm: size.height, shape: size.shape };
  const quality = 'error' in parsed ? 'good' : printQuality(parsed.recipe, size);
  return { ...magnet, photoId, copies, preview, quality, recipe: recipe as CartPhoto['recipe'] };
}
