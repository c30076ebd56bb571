import type { Order } from '@aimante/api-contract/orders';
import { Link, useSession, useT } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import RotateCw from 'lucide-react/icons/rotate-cw';
import styles from './order-actions.module.css';
import { hasContents, useReorder } from './use-reorder.ts';

/** The one thing to do first: pay, or order again. While a photo is missing, that comes first. */
export function OrderActions({ order }: { readonly order: Order }) {
  const t = useT();
  const session = useSession();
  const errorText = useErrorText();
  const again = useReorder(order);
  const { canPay, canReorder, canReplacePhotos } = order.actions;
  const isAgain = canReorder && hasContents(order) && !canReplacePhotos;
  if (!canPay && !isAgain) return null;
  return (
    <div className={styles.actions}>
      {again.error && <Notice tone="danger">{errorText(again.error)}</Notice>}
      {canPay && (
        <Button icon={<CreditCard size={18} />} render={<Link to={linkToPay(order, session !== null)} />}>
          {t('order.action.pay')}
        </Button>
      )}
      {isAgain && (
        <Button
          variant={canPay ? 'secondary' : 'primary'}
          icon={<RotateCw size={18} />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t(
            order.lines.some(({ photos }) => photos.length > 0) ? 'order.action.reorder' : 'order.action.reorderItems',
          )}
        </Button>
      )}
    </div>
  );
}

/** The signed link pays for every visitor; the two pages differ in their guard. */
const linkToPay = ({ trackToken }: Order, hasAccount: boolean) =>
  `${hasAccount ? '/checkout/payment' : '/checkout/guest'}#${new URLSearchParams({ token: trackToken })}`;
