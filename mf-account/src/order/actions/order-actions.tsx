import type { Order } from '@aimante/api-contract/orders';
import { Link, useSession } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { hasPhotos } from '../timeline/timeline-steps.ts';
import { linkToPay } from './link-to-pay.ts';
import styles from './order-actions.module.css';
import { hasContents, useReorder } from './use-reorder.ts';

/** The main action: pay, or order again. A payment and a missing photo come before ordering again. */
export function OrderActions({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const session = useSession();
  const errorText = useErrorText();
  const again = useReorder(order);
  const { canPay, canReorder, canReplacePhotos, canAddPhotos = false } = order.actions;
  const isAgain = canReorder && hasContents(order) && !canReplacePhotos && !canAddPhotos && !canPay;
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
          variant={isBeingMade(order) ? 'secondary' : 'primary'}
          icon={<RotateCw size={18} />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t(hasPhotos(order.lines) ? 'order.action.reorder' : 'order.action.reorderItems')}
        </Button>
      )}
    </div>
  );
}

const isBeingMade = ({ status }: Order) => status === 'en_attente' || status === 'en_cours';
