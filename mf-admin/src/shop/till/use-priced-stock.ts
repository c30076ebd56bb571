import { type Bundle, type ListedProduct, listActiveBundles, listAllProducts } from '@aimante/api-contract/catalogue';
import { listMarketStock, type MarketStock } from '@aimante/api-contract/market';
import { useLoad } from '@aimante/remote/data';

export interface PricedStock extends MarketStock {
  readonly cents: number;
  readonly imageUrl: string | null;
}

export function usePricedStock(eventId: string) {
  return useLoad((api) => ({
    queryKey: ['market-stock', eventId, 'priced'],
    queryFn: async (): Promise<PricedStock[]> => {
      const [stock, products, bundles] = await Promise.all([
        api(listMarketStock, { params: { id: eventId } }),
        api(listAllProducts, { query: { market: 'true', limit: 200 } }),
        api(listActiveBundles),
      ]);
      return pricedStock(stock, products.items, bundles);
    },
  }));
}

interface Offered extends Pick<ListedProduct, 'id' | 'priceCents' | 'imageUrl'> {
  readonly variants: readonly Pick<ListedProduct['variants'][number], 'id' | 'priceCents'>[];
}
type OfferedBundle = Pick<Bundle, 'id' | 'product_id' | 'bundle_price_cents' | 'quantity'>;

/** Each item with the price of its offer. What the shop does not offer cannot be sold. */
export function pricedStock(
  stock: readonly MarketStock[],
  products: readonly Offered[],
  bundles: readonly OfferedBundle[],
): PricedStock[] {
  const offers = new Map<string, Pick<PricedStock, 'cents' | 'imageUrl'>>();
  for (const { id, priceCents, imageUrl, variants } of products) {
    offers.set(id, { cents: priceCents, imageUrl });
    for (const variant of variants) offers.set(variant.id, { cents: variant.priceCents ?? priceCents, imageUrl });
  }
  for (const { id, product_id, bundle_price_cents, quantity } of bundles)
    offers.set(id, { cents: bundle_price_cents * quantity, imageUrl: offers.get(product_id)?.imageUrl ?? null });
  return stock.flatMap((item) => {
    const offer = offers.get(item.ownerId);
    return offer ? [{ ...item, ...offer }] : [];
  });
}
