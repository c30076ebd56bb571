import { getProduct, listMagnets, type Product, type ProductCard } from '@aimante/api-contract/catalogue';
import { useLocale, useNavigate, usePlatform, useSession } from '@aimante/remote';
import { useChange, useLoad } from '@aimante/remote/data';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { importProgressAtom, savingAtom } from '../../cropper-session/cropper-session.ts';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { sizeInCm } from '../../magnet-size/magnet-words.ts';
import { magnetCount, needsCheck } from '../../photo-project/photo-project.ts';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import type { SizeOffer, SizeOffers } from '../../smaller-size/size-offers.ts';
import { profileOfProduct } from './purchase-choice.ts';

const FRESH_MS = 60_000;
/** A category of magnets is smaller. */
const MOST_READ = 50;

/** The magnets of the same category and shape that are in stock. Their page continues with the photos of this one. */
export function useSmallerProducts(product: Product): SizeOffers {
  const [project] = usePhotoProject();
  const isWanted = useMovable() && project.items.some((item) => needsCheck(project, item));
  const { categoryId } = product;
  const { data } = useLoad((api, lang) => ({
    queryKey: ['magnets', lang, 'category', categoryId],
    enabled: isWanted && categoryId !== null,
    queryFn: ({ signal }) =>
      api(listMagnets, { query: { lang, category: categoryId ?? '', limit: MOST_READ } }, { signal }),
    staleTime: FRESH_MS,
  }));
  const move = useMoveToProduct();
  const count = magnetCount(project);
  const sizes = isWanted ? (data ?? []).flatMap((card) => offerOf(card, { product, count }) ?? []) : [];
  return { sizes, choose: (id) => move.mutate(id) };
}

/** False for the line of a cart, for photos that are still arriving, and where the browser keeps nothing. */
function useMovable(): boolean {
  const { lineId } = useCropperSession();
  const isKept = useAtomValue(savingAtom) !== 'notKept';
  const isImporting = useAtomValue(importProgressAtom) !== undefined;
  return lineId === undefined && isKept && !isImporting;
}

interface Wanted {
  readonly product: Product;
  readonly count: number;
}

function offerOf(card: ProductCard, { product, count }: Wanted): SizeOffer | undefined {
  const variant = card.variants[0];
  const isSameShape = (card.magnetShape ?? 'rectangle') === (product.magnetShape ?? 'rectangle');
  if (card.magnetWidth === null || card.magnetHeight === null || !isSameShape) return undefined;
  if ((variant?.stock ?? card.stock) < count) return undefined;
  const trim = { width: card.magnetWidth, height: card.magnetHeight };
  return { id: card.id, trim, priceCents: variant?.priceCents ?? card.priceCents };
}

function useMoveToProduct() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { notify } = usePlatform();
  const navigate = useNavigate();
  const session = useCropperSession();
  const hasAccount = useSession() !== null;
  return useChange((api, id: string) => api(getProduct, { params: { id }, query: { lang: locale } }), {
    canBeGuest: true,
    async onDone(product) {
      const profile = profileOfProduct(product);
      if (!profile) return;
      await session.moveTo({ draftKey: `product:${product.id}`, magnetId: product.id, profile });
      await navigate(hasAccount ? `/products/${product.slug}/customize` : `/products/${product.slug}/customize/guest`);
      notify({ kind: 'success', text: t('smaller.done.text', { size: sizeInCm(profile, locale) }) });
    },
  });
}
