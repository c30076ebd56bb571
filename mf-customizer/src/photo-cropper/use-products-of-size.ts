import { listMagnets, type ProductCard } from '@aimante/api-contract/catalogue';
import type { Size } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { useQuery } from '@tanstack/react-query';
import { useShopApi } from '../shop-api/use-shop-api.tsx';

const MOST = 3;

/** Products whose magnet is of this size and in stock. None, while the shop does not answer: the tool works without it. */
export function useProductsOfSize({ width, height }: Size): readonly ProductCard[] {
  const api = useShopApi();
  const lang = useLocale();
  const { data } = useQuery({
    queryKey: ['magnets', lang],
    queryFn: ({ signal }) => api(listMagnets, { query: { lang } }, { signal }),
  });
  const products = data ?? [];
  return products
    .filter((product) => product.magnetWidth === width && product.magnetHeight === height && product.stock > 0)
    .slice(0, MOST);
}
