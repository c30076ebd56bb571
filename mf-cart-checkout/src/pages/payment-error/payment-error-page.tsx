import type { Order } from '@aimante/api-contract/orders';
import type { PaymentFailure } from '@aimante/api-contract/payments';
import { Link, usePlatform, useSession } from '@aimante/remote';
import { Button, DoorArt, EmptyState, Skeleton, Link as UiLink } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HoldCountdown } from '../../payment/form/hold-countdown.tsx';
import { confirmedToken, orderAddress, useOrderReference, useStartAtTop } from '../../placed-order/order-reference.ts';
import { useOrder } from '../../placed-order/use-order.ts';
import styles from './payment-error-page.module.css';

export function PaymentErrorPage() {
  const reference = useOrderReference();
  useStartAtTop();
  const { data: order, isError } = useOrder(reference);
  return (
    <div className={styles.page}>
      {!reference || isError ? (
        <Failed order={undefined} />
      ) : order ? (
        <Failed order={order} />
      ) : (
        <Skeleton shape="block" width="26rem" height="24rem" />
      )}
    </div>
  );
}

function Failed({ order }: { order: Order | undefined }) {
  const { t } = useTranslation();
  const session = useSession();
  const { navigate } = usePlatform();
  const confirmed = order && confirmedToken(order);
  useEffect(() => {
    if (confirmed) navigate(orderAddress('/checkout/confirmation', confirmed), { replace: true });
  }, [confirmed, navigate]);
  const reason: PaymentFailure | 'unknown' = order?.payment?.failure ?? 'unknown';
  const again = order?.actions.canPay
    ? orderAddress(session ? '/checkout/payment' : '/checkout/guest', order.trackToken)
    : undefined;
  return (
    <EmptyState
      level={1}
      title={t(`paymentError.reason.${reason}`)}
      art={<DoorArt scene="fallen" />}
      actions={
        <>
          {again && (
            <>
              <Button render={<Link to={again} />}>{t('paymentError.retry.label')}</Button>
              <Button variant="secondary" render={<Link to={again} />}>
                {t('paymentError.change.label')}
              </Button>
            </>
          )}
          <Button className={styles.back} variant={again ? 'text' : 'primary'} render={<Link to="/cart" />}>
            {t('paymentError.cart.label')}
          </Button>
        </>
      }
    >
      <p>{t(order?.payment?.notCharged ? 'paymentError.charged.not' : 'paymentError.charged.unknown')}</p>
      {order?.actions.canPay && order.holdExpiresAt && <HoldCountdown until={order.holdExpiresAt} />}
      <p className={styles.contact}>
        {order && t('paymentError.reference.text', { number: order.number })}{' '}
        <UiLink render={<Link to={order ? `/contact?order=${order.number}` : '/contact'} />}>
          {t('paymentError.contact.label')}
        </UiLink>
      </p>
    </EmptyState>
  );
}
