import { useSession } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useCheckoutSave } from '../../checkout-save/use-checkout-save.ts';
import styles from './cart-summary.module.css';

interface CheckoutButtonsProps {
  /** Shows what is to be corrected first. Undefined if nothing is. */
  readonly showObstacle: (() => void) | undefined;
}

/** A guest needs no detour by the sign-in page. */
export function CheckoutButtons({ showObstacle }: CheckoutButtonsProps) {
  const { t } = useTranslation();
  const session = useSession();
  const checkOut = useCheckoutSave();
  const checkOutAsGuest = useCheckoutSave('/checkout/guest');
  return (
    <div className={styles.ways}>
      <Button className={styles.checkout} size="large" onClick={showObstacle ?? checkOut}>
        {t('summary.checkout.label')}
      </Button>
      {!session && (
        <Button className={styles.checkout} size="large" variant="secondary" onClick={showObstacle ?? checkOutAsGuest}>
          {t('summary.guestCheckout.label')}
        </Button>
      )}
    </div>
  );
}
