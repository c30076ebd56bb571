import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlainItem, useAddToCart } from '../../../offer/use-add-to-cart.ts';
import styles from './purchase-panel.module.css';
import type { PurchaseWay } from './purchase-way.ts';

/** The cropper opens the file picker as soon as it is there. */
const OPEN_PICKER = { pick: true };

interface PurchaseButtonProps {
  readonly way: PurchaseWay;
  readonly size?: 'large' | 'medium';
}

export function PurchaseButton({ way, size = 'large' }: PurchaseButtonProps) {
  const { t } = useTranslation();
  if (way.kind === 'item') return <AddButton item={way.item} size={size} />;
  if (way.kind === 'closed') return <ClosedButton way={way} size={size} />;
  return (
    <Button
      className={styles.import}
      size={size}
      icon={<ImagePlus size={20} />}
      render={<Link to={way.address} {...(!way.hasPhoto && { state: OPEN_PICKER })} />}
    >
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

function ClosedButton({ way: { needsPhotos, reason, stock }, size }: ClosedButtonProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const Sign = needsPhotos ? ImagePlus : ShoppingBag;
  return (
    <div>
      <Button className={styles.import} size={size} icon={<Sign size={20} />} disabled aria-describedby={reasonId}>
        {t(needsPhotos ? 'product.import.action' : 'addToCart.action')}
      </Button>
      <p className={styles.reason} id={reasonId}>
        {t(`product.import.${reason}`, { count: stock })} <Link to="/contact">{t('product.import.ask')}</Link>
      </p>
    </div>
  );
}
