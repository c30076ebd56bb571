import type { Order } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import Truck from 'lucide-react/icons/truck';
import { useTranslation } from 'react-i18next';
import styles from './arrival.module.css';

/** When the order arrives, and what that depends on. */
export function Arrival({ order: { actions, estimate, relay, marketEvent } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!estimate || marketEvent) return null;
  const dates = {
    from: formatDate(estimate.from, locale, 'weekday'),
    to: formatDate(estimate.to, locale, 'weekday'),
  };
  return (
    <div className={styles.arrival}>
      <span className={styles.sign}>
        <Truck size={18} aria-hidden="true" />
      </span>
      <p>
        <strong>{t(relay ? 'order.arrival.relay' : 'order.arrival.home', dates)}</strong>
        {actions.canReplacePhotos && <span>{t('order.arrival.condition')}</span>}
      </p>
    </div>
  );
}
