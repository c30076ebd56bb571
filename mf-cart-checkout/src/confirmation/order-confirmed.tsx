import type { Order } from '@aimante/api-contract/orders';
import { Link, useLocale, usePlatform, useSession } from '@aimante/remote';
import { orderWords } from '@aimante/shop/order-states';
import { Button, Notice, Link as UiLink } from '@aimante/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { summaryOfOrder } from '../order-summary/summary.ts';
import { orderAddress, TRACKING } from '../placed-order/order-reference.ts';
import { isBeingConfirmed } from '../placed-order/use-order.ts';
import { ConfirmationHero, isCancelledOrRefunded } from './confirmation-hero.tsx';
import styles from './confirmation-view.module.css';
import { FollowingLink } from './following-link.tsx';
import { GuestAccount } from './guest-account.tsx';
import { isJustPlaced } from './just-placed.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { isSettled, useClearCart } from './use-clear-cart.ts';

/** Thanks after a purchase. Opened later by an old mail's link, it leads to the tracking page. */
export function OrderConfirmed({ order }: { order: Order }) {
  const { navigate } = usePlatform();
  const [isThanks] = useState(() => isJustPlaced(order, new Date()));
  useEffect(() => {
    if (!isThanks) navigate(orderAddress(TRACKING, order.trackToken), { replace: true });
  }, [isThanks, order.trackToken, navigate]);
  return isThanks ? <Thanks order={order} /> : null;
}

function Thanks({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const session = useSession();
  const { api } = usePlatform();
  useClearCart(order);
  const transfer = order.payment?.action?.kind === 'transfer' ? order.payment.action : undefined;
  const isPaid = order.paymentStatus === 'paid';
  return (
    <>
      <ConfirmationHero order={order} summary={summaryOfOrder(order, api.baseUrl)} />
      {isBeingConfirmed(order) && order.payment?.state === 'open' && (
        <Notice tone="info">{t('confirmation.waiting.text')}</Notice>
      )}
      {isUnpaid(order) && <PayNotice order={order} hasAccount={session !== null} />}
      {order.actions.canAddPhotos && <PhotosNotice order={order} />}
      {transfer && !isPaid && <TransferDetails transfer={transfer} />}
      {isCancelledOrRefunded(order) ? (
        <Notice tone="warning">{orderWords(order, locale).sentence}</Notice>
      ) : (
        <OrderTimeline order={order} />
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <OrderFacts order={order} />
          <Actions order={order} hasAccount={session !== null} />
        </div>
        {!session && <GuestAccount order={order} />}
      </div>
    </>
  );
}

/** True if no payment was tried, the last one failed, or its step at the bank or at PayPal is unfinished. */
const isUnpaid = (order: Order) => order.actions.canPay && !isSettled(order) && order.payment?.state !== 'open';

function PayNotice({ order, hasAccount }: { order: Order; hasAccount: boolean }) {
  const { t } = useTranslation();
  const to = orderAddress(hasAccount ? '/checkout/payment' : '/checkout/guest', order.trackToken);
  return (
    <Notice tone="warning">
      {t('confirmation.unpaid.text')} <UiLink render={<Link to={to} />}>{t('confirmation.unpaid.pay')}</UiLink>
    </Notice>
  );
}

/** The page of the order takes the photos, by its signed link or by the account. */
function PhotosNotice({ order }: { order: Order }) {
  const { t } = useTranslation();
  const to = orderAddress(TRACKING, order.trackToken);
  return (
    <Notice tone="warning">
      {t('confirmation.photos.text', { count: order.missingPhotos ?? 0 })}{' '}
      <UiLink render={<Link to={to} />}>{t('confirmation.photos.add')}</UiLink>
    </Notice>
  );
}

function Actions({ order, hasAccount }: { order: Order; hasAccount: boolean }) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const invoice = order.documents.find(({ kind }) => kind === 'invoice');
  const { marketEvent } = order;
  const at = (path: string) => new URL(path, api.baseUrl).href;
  return (
    <div className={styles.actions}>
      <Button render={<Link to={hasAccount ? '/orders' : orderAddress(TRACKING, order.trackToken)} />}>
        {t('confirmation.follow.label')}
      </Button>
      {!hasAccount && <FollowingLink order={order} />}
      {invoice && (
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          render={<a href={at(invoice.url)} download={`${invoice.label}.pdf`} />}
        >
          {t('confirmation.invoice.label')}
        </Button>
      )}
      {marketEvent && (
        <Button
          variant="secondary"
          icon={<CalendarPlus size={18} aria-hidden="true" />}
          render={<a href={at(`/api/market/events/${marketEvent.id}/calendar.ics`)} download />}
        >
          {t('confirmation.calendar.label')}
        </Button>
      )}
    </div>
  );
}
