import { listMagnets, type ProductCard } from '@aimante/api-contract/catalogue';
import type { Size } from '@aimante/print';
import { useLoad } from '@aimante/remote/data';

const MOST = 3;
/** Enough to find some in stock. */
const MOST_READ = 24;
const FRESH_MS = 60_000;

/**
 * Products of this size in stock, with the same cut as in the free tool. Empty if the shop does not answer, because the
 * tool works without them.
 */
export function useProductsOfSize({ width, height }: Size, isWanted = true): readonly ProductCard[] {
  const { data } = useLoad((api, lang) => ({
    queryKey: ['magnets', lang, width, height],
    enabled: isWanted,
    async queryFn({ signal }) {
      const query = { lang, width, height, limit: MOST_READ };
      const magnets = await api(listMagnets, { query }, { signal });
      return magnets.filter((magnet) => magnet.stock > 0 && isStraight(magnet)).slice(0, MOST);
    },
    staleTime: FRESH_MS,
  }));
  return data ?? [];
}

/** A badge or a heart of the same size loses its corners, which the free tool shows. */
const isStraight = ({ magnetShape }: ProductCard) => magnetShape === null || magnetShape === 'rectangle';
