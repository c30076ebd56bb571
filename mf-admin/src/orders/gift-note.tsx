import type { Order } from '@aimante/api-contract/orders';
import Gift from 'lucide-react/icons/gift';
import { useTranslation } from 'react-i18next';
import styles from './gift-note.module.css';

/** What the workshop does for a gift: wrap, card, no prices in the parcel. */
export function GiftNote({ gift }: { readonly gift: NonNullable<Order['gift']> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.note}>
      <p className={styles.head}>
        <Gift size={16} aria-hidden="true" />
        {t(gift.isWrapped ? 'gift.wrapped' : 'gift.plain')}
      </p>
      {gift.message && (
        <p>
          {t('gift.card')}
          <q className={styles.message}>{gift.message}</q>
        </p>
      )}
    </div>
  );
}
