import { Link } from '@aimante/remote';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import styles from './orders-link.module.css';

/** Leads from an order back to the list of orders. */
export function OrdersLink() {
  const { t } = useTranslation();
  return (
    <Link to="/orders" className={styles.back ?? ''}>
      <ArrowLeft size={16} aria-hidden="true" />
      {t('orders.intro.title')}
    </Link>
  );
}
