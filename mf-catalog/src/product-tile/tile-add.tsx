import type { ProductTile } from '@aimante/api-contract/catalogue';
import { Button, QuantityStepper } from '@aimante/ui';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUANTITY } from '../offer/selection.ts';
import { useAddToCart } from '../offer/use-add-to-cart.ts';
import styles from './tile-add.module.css';

interface TileAddProps {
  readonly product: Pick<ProductTile, 'id' | 'name' | 'priceCents' | 'stock'>;
}

export function TileAdd({ product: { id, name, priceCents, stock } }: TileAddProps) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState(1);
  const { add, isAdding } = useAddToCart();
  const item = { productId: id, name, variantId: null, bundleId: null, unitCents: priceCents, quantity };
  return (
    <div className={styles.add}>
      <QuantityStepper
        label={t('addToCart.quantityOf', { name })}
        decreaseLabel={t('product.quantity.less')}
        increaseLabel={t('product.quantity.more')}
        max={Math.min(stock, MAX_QUANTITY)}
        value={quantity}
        onValueChange={setQuantity}
      />
      <Button
        size="small"
        variant="secondary"
        icon={<ShoppingBag size={18} />}
        aria-label={t('addToCart.of', { name })}
        loading={isAdding}
        onClick={() => void add(item)}
      >
        {t('addToCart.short')}
      </Button>
    </div>
  );
}
