import { ApiError } from '@aimante/api-contract';
import { type Bundle, getProduct, getProductBySlug, listBundles, type Product } from '@aimante/api-contract/catalogue';
import { useLocale } from '@aimante/remote';
import { useQuery } from '@tanstack/react-query';
import { useShopApi } from '../shop-api/use-shop-api.tsx';

export interface OfferedProduct {
  readonly product: Product;
  readonly bundles: readonly Bundle[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOT_FOUND = 404;

const isMissing = (cause: unknown) => cause instanceof ApiError && cause.status === NOT_FOUND;

/** By slug first, then by id; an id that looks like one is not tried as a slug. */
export function useProduct(identifier: string) {
  const api = useShopApi();
  const lang = useLocale();
  return useQuery({
    queryKey: ['offered-product', identifier, lang],
    retry: (count, cause) => count < 1 && !isMissing(cause),
    async queryFn({ signal }): Promise<OfferedProduct> {
      const product = await find(identifier, signal);
      const bundles = await api(listBundles, { params: { productId: product.id }, query: { lang } }, { signal }).catch(
        () => [],
      );
      return { product, bundles };
    },
  });

  async function find(id: string, signal: AbortSignal): Promise<Product> {
    if (!UUID.test(id)) return api(getProductBySlug, { params: { slug: id }, query: { lang } }, { signal });
    return api(getProduct, { params: { id }, query: { lang } }, { signal });
  }
}
