import { Link, useLocale, useSession } from '@aimante/remote';
import { deliveryPromise } from '@aimante/shop/calendar';
import { Button, Drawer, formatPrice, Notice, Price } from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Truck from 'lucide-react/icons/truck';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cart, type CartLine, countKey, countMagnets, quantityOf } from '../../cart/cart.ts';
import { lineTotalCents, totalsOfCart } from '../../cart/cart-totals.ts';
import { useCheckoutSave } from '../../checkout-save/use-checkout-save.ts';
import { useQuote } from '../../quote/use-quote.ts';
import styles from './cart-drawer.module.css';

interface CartDrawerProps {
  readonly cart: Cart;
  readonly line: CartLine;
  readonly onClose: () => void;
}

/** Opens after something is added to the cart, over the page that the visitor is on. */
export function CartDrawer({ cart, line, onClose }: CartDrawerProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { quote, isCurrent } = useQuote(cart);
  // A guest needs no detour by the login page.
  const checkOut = useCheckoutSave(useSession() ? '/checkout' : '/checkout/guest');
  const title = useRef<HTMLSpanElement>(null);
  const known = isCurrent ? quote : undefined;
  const quoted = known?.lines.find(({ lineId }) => lineId === line.lineId);
  const count = countMagnets(cart);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={() => title.current}
      closeLabel={t('cartDrawer.close.label')}
      title={
        <span ref={title} className={styles.title} tabIndex={-1}>
          <CircleCheck size={20} aria-hidden="true" /> {t('cartDrawer.title.text')}
        </span>
      }
      actions={
        <div className={styles.foot}>
          <p className={styles.subtotal}>
            <span>{t('cartDrawer.subtotal.label', { amount: t(countKey(cart.lines), { count }) })}</span>
            <Price cents={known?.subtotalCents ?? totalsOfCart(cart).subtotalCents} locale={locale} />
          </p>
          <Button
            size="large"
            onClick={() => {
              onClose();
              checkOut();
            }}
          >
            {t('summary.checkout.label')}
          </Button>
          <Link className={styles.toCart} to="/cart" onClick={onClose}>
            {t('cartButton.mini.open')}
          </Link>
        </div>
      }
    >
      <div className={styles.content}>
        <p className={styles.line}>
          <strong>{quoted?.name ?? line.name ?? t('cart.line.unnamedItem')}</strong>
          <Price cents={quoted?.totalCents ?? lineTotalCents(line)} locale={locale} />
          <span>{t(countKey([line]), { count: quantityOf(line) })}</span>
        </p>
        <LinePictures line={line} imageUrl={quoted?.imageUrl ?? null} />
        {quoted?.nextStep && (
          <Notice tone="info">
            {t('cart.line.nextStep', {
              missing: quoted.nextStep.missing,
              price: formatPrice(quoted.nextStep.unitPriceCents, locale),
            })}
          </Notice>
        )}
        {known?.estimate && (
          <p className={styles.promise}>
            <Truck size={20} aria-hidden="true" />
            <strong>{deliveryPromise(known.estimate, locale)}</strong>
          </p>
        )}
      </div>
    </Drawer>
  );
}

function LinePictures({ line: { photos }, imageUrl }: { line: CartLine; imageUrl: string | null }) {
  if (photos.length === 0) return imageUrl && <img className={styles.picture} src={imageUrl} alt="" />;
  return (
    <div className={styles.door}>
      {photos.map(({ preview }, place) => (
        <img key={place} src={preview} alt="" width="76" height="76" />
      ))}
    </div>
  );
}
