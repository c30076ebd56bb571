import { usePlatform } from '@aimante/remote';
import { Notice, Progress } from '@aimante/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../cart/cart.ts';
import { useArrivedUploads } from '../../../cart/uploads/use-arrived-uploads.ts';
import { pendingPhotos } from '../../../quote/order-items.ts';
import styles from './upload-status.module.css';

export function UploadStatus({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const { events } = usePlatform();
  useArrivedUploads(cart);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  useEffect(() => events.on('upload:progress', setProgress), [events]);
  const pending = pendingPhotos(cart);
  const { done, total } = progress;
  if (pending === 0) return null;
  if (done >= total) {
    return (
      <Notice className={styles.status} tone="warning">
        {t('cart.upload.waiting', { count: pending })}
      </Notice>
    );
  }
  return (
    <Progress
      className={styles.status}
      label={t('cart.upload.label')}
      value={done}
      max={total}
      valueText={t('cart.upload.value', { done, total })}
    />
  );
}
