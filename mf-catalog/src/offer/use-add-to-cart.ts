import { usePlatform } from '@aimante/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A product without photos, as it goes into the cart. */
export interface PlainItem {
  readonly productId: string;
  readonly name: string;
  readonly variantId: string | null;
  readonly bundleId: string | null;
  readonly unitCents: number;
  readonly quantity: number;
}

/** Adds a product to the cart and stays on the page. A notice links to the cart. */
export function useAddToCart() {
  const { t } = useTranslation();
  const { cart, notify, navigate } = usePlatform();
  const [isAdding, setIsAdding] = useState(false);

  async function add(item: PlainItem): Promise<void> {
    const { productId, name, variantId, bundleId, unitCents, quantity } = item;
    setIsAdding(true);
    try {
      const ids = { ...(variantId && { variantId }), ...(bundleId && { bundleId }) };
      const { isAdded, isShown } = await cart.add({
        productId,
        ...ids,
        unitPriceCents: unitCents,
        quantity,
        photos: [],
      });
      if (!isAdded || isShown) return;
      const action = { label: t('addToCart.open'), run: () => navigate('/cart') };
      notify({ kind: 'success', text: t('addToCart.added', { name, count: quantity }), action });
    } catch {
      const action = { label: t('failure.retry'), run: () => void add(item) };
      notify({ kind: 'error', text: t('addToCart.failed'), action });
    } finally {
      setIsAdding(false);
    }
  }

  return { add, isAdding };
}
