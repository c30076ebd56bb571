import { cancelOrder, type Order, type OrderLine } from '@aimante/api-contract/orders';
import { Link, usePlatform, useSession, useT } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import MessageSquare from 'lucide-react/icons/message-square';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useAccountMutation, useQueryCache } from '../account-api/account-api.ts';
import { useErrorText } from '../account-api/error-text.ts';
import { keepOrder, ORDERS_KEY, orderPass } from '../order-status/order-query.ts';
import styles from './order-actions.module.css';
import { useReorder } from './use-reorder.ts';

/** The one thing to do first, then what else can be done. */
export function OrderActions({ order }: { readonly order: Order }) {
  const t = useT();
  const session = useSession();
  const errorText = useErrorText();
  const cancel = useCancel(order);
  const again = useReorder(order);
  const { canPay, canReorder, canCancel, canReplacePhotos } = order.actions;
  const hasContents = order.lines.some(isThere);
  const failure = cancel.error ?? again.error;
  return (
    <div className={styles.actions}>
      {failure && <Notice tone="danger">{errorText(failure, t('error.unknown'))}</Notice>}
      {canPay && (
        <Button icon={<CreditCard size={18} />} render={<Link to={linkToPay(order, session !== null)} />}>
          {t('order.action.pay')}
        </Button>
      )}
      {canReorder && hasContents && (
        <Button
          variant={canPay || canReplacePhotos ? 'secondary' : 'primary'}
          icon={<RotateCw size={18} />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t(
            order.lines.some(({ photos }) => photos.length > 0) ? 'order.action.reorder' : 'order.action.reorderItems',
          )}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<MessageSquare size={18} />}
        render={<Link to={`/contact?order=${order.number}`} />}
      >
        {t('order.action.write')}
      </Button>
      {canCancel && (
        <Button variant="text" size="small" loading={cancel.isPending} onClick={() => void cancel.ask()}>
          {t('order.action.cancel')}
        </Button>
      )}
    </div>
  );
}

/** The signed link pays for every visitor; the two pages differ in their guard. */
const linkToPay = ({ trackToken }: Order, hasAccount: boolean) =>
  `${hasAccount ? '/checkout/payment' : '/checkout/guest'}#${new URLSearchParams({ token: trackToken })}`;

const isThere = ({ isPersonalised, photos }: OrderLine) =>
  !isPersonalised || photos.some(({ previewUrl }) => previewUrl !== null);

function useCancel(order: Order) {
  const { id, number, paymentStatus } = order;
  const t = useT();
  const { confirm, notify } = usePlatform();
  const cache = useQueryCache();
  const isPaid = paymentStatus === 'paid';
  const cancel = useAccountMutation((api) => api(cancelOrder, { params: { id }, body: {} }, orderPass(order)), {
    onSuccess: (saved) => {
      keepOrder(cache, saved);
      notify({ kind: 'success', text: t('order.cancel.done') });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t('order.cancel.title', { number }),
      text: t(isPaid ? 'order.cancel.paid' : 'order.cancel.unpaid'),
      confirm: t('order.action.cancel'),
      cancel: t('order.cancel.keep'),
      isDangerous: true,
    });
    if (isSure) cancel.mutate();
  };
  return { ask, isPending: cancel.isPending, error: cancel.error };
}
