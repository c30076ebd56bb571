import type { Client } from '@aimante/api-contract';
import { type Bundle, getProduct, getProductBySlug, listBundles, type Product } from '@aimante/api-contract/catalogue';
import type { Locale } from '@aimante/contract';
import { useLoad } from '@aimante/remote/data';

export interface OfferedProduct {
  readonly product: Product;
  readonly bundles: readonly Bundle[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FRESH_MS = 60_000;

export function useProduct(identifier: string) {
  return useLoad((api, lang) => ({
    queryKey: ['offered-product', identifier, lang],
    async queryFn({ signal }): Promise<OfferedProduct> {
      const product = await findProduct(api, { identifier, lang }, signal);
      const bundles = await api(listBundles, { params: { productId: product.id }, query: { lang } }, { signal }).catch(
        () => [],
      );
      return { product, bundles };
    },
    // A logout in another tab clears the cache. Keeps the workspace while its product loads again.
    placeholderData: (known, query) => (query?.queryKey[1] === identifier ? known : undefined),
    staleTime: FRESH_MS,
  }));
}

interface WantedProduct {
  readonly identifier: string;
  readonly lang: Locale;
}

async function findProduct(api: Client, { identifier, lang }: WantedProduct, signal: AbortSignal): Promise<Product> {
  return UUID.test(identifier)
    ? api(getProduct, { params: { id: identifier }, query: { lang } }, { signal })
    : api(getProductBySlug, { params: { slug: identifier }, query: { lang } }, { signal });
}
