import type { Client } from '@aimante/api-contract';
import { getProduct, listMagnets, type ProductCard } from '@aimante/api-contract/catalogue';
import type { Size } from '@aimante/print';
import { useLoad } from '@aimante/remote/data';

const MOST = 3;
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
      const magnets = await api(listMagnets, { query: { lang } }, { signal });
      const fitting = magnets.filter(
        ({ magnetWidth, magnetHeight, stock }) => magnetWidth === width && magnetHeight === height && stock > 0,
      );
      const areStraight = await Promise.all(fitting.map(({ id }) => isStraight(api, id, signal)));
      return fitting.filter((_, index) => areStraight[index]).slice(0, MOST);
    },
    staleTime: FRESH_MS,
  }));
  return data ?? [];
}

/** A badge or a heart of the same size loses its corners, which the free tool shows. */
async function isStraight(api: Client, id: string, signal: AbortSignal): Promise<boolean> {
  const { printProfile } = await api(getProduct, { params: { id } }, { signal });
  return !printProfile || printProfile.shape === 'rectangle';
}
