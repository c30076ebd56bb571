import type { Product } from '@aimante/api-contract/catalogue';
import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { customiseAddress, type Offer } from '../../../offer/offer.ts';
import type { Selection } from '../../../offer/selection.ts';
import { type PlainItem, useAddToCart } from '../../../offer/use-add-to-cart.ts';
import styles from './purchase-panel.module.css';

/** How a selection can be bought: with photos, as it is, or not at all. */
export type PurchaseWay =
  | { readonly kind: 'photos'; readonly address: string }
  | { readonly kind: 'item'; readonly item: PlainItem }
  /** The reason, and what to do. */
  | { readonly kind: 'closed'; readonly needsPhotos: boolean; readonly reason: string };

export function usePurchaseWay(product: Product, selection: Selection, offer: Offer): PurchaseWay {
  const { t } = useTranslation();
  const needsPhotos = product.isPersonalised;
  const closed = (reason: string) => ({ kind: 'closed', needsPhotos, reason }) as const;
  if (needsPhotos && !(product.magnetWidth && product.magnetHeight)) return closed(t('product.import.noSize'));
  if (offer.level === 'none') return closed(t('product.import.outOfStock'));
  const isBeyondStock = selection.bundleId === null && offer.quantity > offer.stock;
  if (isBeyondStock) return closed(t('product.import.beyondStock', { count: offer.stock }));
  if (needsPhotos) {
    return { kind: 'photos', address: customiseAddress(product.id, { ...selection, quantity: offer.quantity }) };
  }
  const { variantId, bundleId } = selection;
  const { unitCents, quantity } = offer;
  return {
    kind: 'item',
    item: { productId: product.id, name: product.name, variantId, bundleId, unitCents, quantity },
  };
}

interface PurchaseButtonProps {
  readonly way: PurchaseWay;
  readonly size?: 'large' | 'medium';
}

export function PurchaseButton({ way, size = 'large' }: PurchaseButtonProps) {
  const { t } = useTranslation();
  if (way.kind === 'item') return <AddButton item={way.item} size={size} />;
  if (way.kind === 'closed') return <ClosedButton way={way} size={size} />;
  return (
    <Button className={styles.import} size={size} icon={<ImagePlus size={20} />} render={<Link to={way.address} />}>
      {t('product.import.action')}
    </Button>
  );
}

interface AddButtonProps {
  readonly item: PlainItem;
  readonly size: 'large' | 'medium';
}

function AddButton({ item, size }: AddButtonProps) {
  const { t } = useTranslation();
  const { add, isAdding } = useAddToCart();
  return (
    <Button
      className={styles.import}
      size={size}
      icon={<ShoppingBag size={20} />}
      loading={isAdding}
      onClick={() => void add(item)}
    >
      {t('addToCart.action')}
    </Button>
  );
}

interface ClosedButtonProps {
  readonly way: Extract<PurchaseWay, { kind: 'closed' }>;
  readonly size: 'large' | 'medium';
}

function ClosedButton({ way: { needsPhotos, reason }, size }: ClosedButtonProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const Sign = needsPhotos ? ImagePlus : ShoppingBag;
  return (
    <div>
      <Button className={styles.import} size={size} icon={<Sign size={20} />} disabled aria-describedby={reasonId}>
        {t(needsPhotos ? 'product.import.action' : 'addToCart.action')}
      </Button>
      <p className={styles.reason} id={reasonId}>
        {reason} <Link to="/contact">{t('product.import.ask')}</Link>
      </p>
    </div>
  );
}
