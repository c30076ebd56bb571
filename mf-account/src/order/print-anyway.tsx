import { type Order, type OrderPhoto, printPhotoAnyway } from '@aimante/api-contract/orders';
import { usePlatform, useT } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import { useAccountMutation, useQueryCache } from '../account-api/account-api.ts';
import { useErrorText } from '../account-api/error-text.ts';
import { keepOrder, ORDERS_KEY, orderPass } from '../order-status/order-query.ts';
import styles from './blocked-photos.module.css';

interface PrintAnywayProps {
  readonly order: Order;
  readonly photo: OrderPhoto;
}

/** Asks for a blocked photo as it is. The question names the fault: the answer is the customer's consent. */
export function PrintAnyway({ order, photo }: PrintAnywayProps) {
  const t = useT();
  const errorText = useErrorText();
  const { confirm, notify } = usePlatform();
  const cache = useQueryCache();
  const print = useAccountMutation(
    (api) =>
      api(printPhotoAnyway, { params: { id: order.id, line: photo.id }, body: { consent: true } }, orderPass(order)),
    {
      onSuccess: (saved) => {
        keepOrder(cache, saved);
        notify({ kind: 'success', text: t('order.anyway.done') });
      },
      onSettled: () => cache.invalidateQueries({ queryKey: ORDERS_KEY }),
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
      {print.error && <Notice tone="danger">{errorText(print.error, t('error.unknown'))}</Notice>}
      <Button variant="text" size="small" loading={print.isPending} onClick={() => void ask()}>
        {t('order.anyway.label')}
      </Button>
    </div>
  );
}
