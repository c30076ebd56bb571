import { type Order, type OrderPhoto, printPhotoAnyway } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useChange, useErrorText, useQueryCache } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { keepOrder, ORDERS_KEY, orderPass } from '../../order-status/order-query.ts';
import styles from './blocked-photos.module.css';

interface PrintAnywayProps {
  readonly order: Order;
  readonly photo: OrderPhoto;
}

/**
 * Asks whether to print a blocked photo as it is. The question names the fault, so the answer is the customer's
 * consent.
 */
export function PrintAnyway({ order, photo }: PrintAnywayProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { confirm } = usePlatform();
  const cache = useQueryCache();
  const print = useChange(
    (api) =>
      api(printPhotoAnyway, { params: { id: order.id, line: photo.id }, body: { consent: true } }, orderPass(order)),
    {
      onDone: (saved) => keepOrder(cache, saved),
      done: t('order.anyway.done'),
      refresh: [ORDERS_KEY],
      failure: 'inline',
      canBeGuest: order.isGuestOrder,
    },
  );
  async function ask() {
    const isSure = await confirm({
      title: t('order.anyway.title'),
      text: t('order.anyway.text', { reason: photo.reviewReason ?? t('order.blocked.reason') }),
      confirm: t('order.anyway.confirm'),
      cancel: t('order.anyway.cancel'),
    });
    if (isSure) print.mutate();
  }
  return (
    <div className={styles.anyway}>
      {print.error && <Notice tone="danger">{errorText(print.error)}</Notice>}
      <Button variant="text" size="small" loading={print.isPending} onClick={() => void ask()}>
        {t('order.anyway.label')}
      </Button>
    </div>
  );
}
