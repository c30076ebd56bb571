import type { OrderSummary } from '@aimante/api-contract/orders';
import { VisuallyHidden } from '@aimante/ui';
import ImageOff from 'lucide-react/icons/image-off';
import Package from 'lucide-react/icons/package';
import { useTranslation } from 'react-i18next';
import styles from './thumbnails.module.css';
import { useApiAddress } from './use-api-address.ts';

export function Thumbnails({
  order,
}: {
  readonly order: Pick<OrderSummary, 'thumbnails' | 'itemCount' | 'status' | 'hasPhotos'>;
}) {
  const { t } = useTranslation();
  const address = useApiAddress();
  const { thumbnails, itemCount } = order;
  const more = itemCount - thumbnails.length;
  if (thumbnails.length === 0) {
    return (
      <span className={styles.gone}>
        {order.hasPhotos === false ? (
          <Package size={20} aria-hidden="true" />
        ) : (
          <>
            <ImageOff size={20} aria-hidden="true" />
            <VisuallyHidden>{t('orders.thumbnails.none')}</VisuallyHidden>
          </>
        )}
      </span>
    );
  }
  return (
    <span className={styles.row}>
      {thumbnails.map((url, place) => (
        <img
          key={place}
          className={styles.photo}
          src={address(url)}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          decoding="async"
        />
      ))}
      {more > 0 && (
        <span className={styles.more} aria-hidden="true">
          +{more}
        </span>
      )}
    </span>
  );
}
