import { listActiveBundles, listAllProducts } from '@aimante/api-contract/catalogue';
import { listMarketStock, type MarketStock } from '@aimante/api-contract/market';
import { useLoad } from '../admin-api/admin-api.ts';

export interface PricedStock extends MarketStock {
  readonly cents: number;
}

/** What is on sale at the stand, with the shop's prices. */
export function usePricedStock(eventId: string) {
  return useLoad((api) => ({
    queryKey: ['market-stock', eventId, 'priced'],
    queryFn: async (): Promise<PricedStock[]> => {
      const [stock, products, bundles] = await Promise.all([
        api(listMarketStock, { params: { id: eventId } }),
        api(listAllProducts, { query: { market: 'true', limit: 200 } }),
        api(listActiveBundles),
      ]);
      const prices = new Map<string, number>();
      for (const product of products.items) {
        prices.set(product.id, product.priceCents);
        for (const variant of product.variants) prices.set(variant.id, variant.priceCents ?? product.priceCents);
      }
      for (const bundle of bundles) prices.set(bundle.id, bundle.bundle_price_cents * bundle.quantity);
      return stock.flatMap((item) => {
        const cents = prices.get(item.ownerId);
        return cents === undefined ? [] : [{ ...item, cents }];
      });
    },
  }));
}
