import { type DeskOrderDetail, getDeskOrder } from '@aimante/api-contract/order-desk';
import { Link, Slot, useLocale, usePageParams } from '@aimante/remote';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { useMay } from '../../desk/page-rights.ts';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { Facts, Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { AddressDrawer } from '../../orders/address/address-drawer.tsx';
import { GiftNote } from '../../orders/gift-note.tsx';
import { addressLines, fullName, relayText } from '../../orders/order/delivery-words.ts';
import { DocumentLink } from '../../orders/order/document-link.tsx';
import { OpenRefunds } from '../../orders/order/open-refunds.tsx';
import { OrderClaims } from '../../orders/order/order-claims.tsx';
import { OrderHistory } from '../../orders/order/order-history.tsx';
import { orderInterval } from '../../orders/order/order-interval.ts';
import { OrderLines } from '../../orders/order/order-lines.tsx';
import { OrderMails } from '../../orders/order/order-mails.tsx';
import { OrderMoney } from '../../orders/order/order-money.tsx';
import { OrderSteps } from '../../orders/order/order-steps.tsx';
import { OrderTracking } from '../../orders/order/order-tracking.tsx';
import { MoneyBadge, StageBadge } from '../../orders/order-states.tsx';
import { OrderParcels } from '../../orders/parcel/order-parcels.tsx';
import { OrderSupplements } from '../../orders/supplements/order-supplements.tsx';
import styles from './order-page.module.css';

export function OrderPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const id = usePageParams().id ?? '';
  const order = useAnswer(getDeskOrder, {
    queryKey: ['order', id],
    params: { id },
    refetchInterval: ({ state }) => orderInterval(state.data),
  });
  return (
    <Desk
      title={order.data?.number ?? t('links.orders')}
      lead={order.data && format.time(order.data.createdAt)}
      back={{ list: 'orders', to: '/admin/orders', label: t('order.back'), id }}
      actions={
        order.data && (
          <>
            <StageBadge order={order.data} />
            <MoneyBadge order={order.data} />
          </>
        )
      }
    >
      <Loaded query={order} skeleton={<PageSkeleton main={[1, 5, 4]} side={[4, 5]} />}>
        {(data) => (
          <TwoColumns
            // Resets the typed text when another order opens.
            key={data.id}
            main={
              <>
                <OpenRefunds order={data} />
                <OrderSteps order={data} />
                <OrderClaims claims={data.claims} />
                <OrderLines order={data} />
                <OrderSupplements order={data} />
                <OrderMoney order={data} />
                <OrderHistory order={data} />
              </>
            }
            side={
              <>
                <Customer order={data} />
                <Delivery order={data} />
                <OrderParcels order={data} />
                <Documents order={data} />
                <OrderMails orderId={data.id} />
                <Slot name="order-panel" orderId={data.id} />
              </>
            }
          />
        )}
      </Loaded>
    </Desk>
  );
}

function Customer({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const address = order.billingAddress ?? order.shippingAddress;
  return (
    <Panel title={t('order.customer')}>
      <Facts
        items={[
          [t('users.name'), address ? fullName(address) : '–'],
          [
            t('users.email'),
            order.userId ? (
              <Link key="email" to={`/admin/users?q=${encodeURIComponent(order.email)}`}>
                {order.email}
              </Link>
            ) : (
              <a key="email" href={`mailto:${order.email}`}>
                {order.email}
              </a>
            ),
          ],
          [t('order.phone'), order.phone ?? '–'],
          [t('order.account'), t(order.userId ? 'order.registered' : 'order.guest')],
        ]}
      />
      {order.customerNote && <p>{order.customerNote}</p>}
    </Panel>
  );
}

function Delivery({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const locale = useLocale();
  const may = useMay();
  const [isChanging, setIsChanging] = useState(false);
  const { shippingAddress: address, relay, marketEvent } = order;
  const canChange = order.actions.canChangeAddress && address && !relay && may('orders:change');
  return (
    <Panel
      title={t('order.delivery')}
      actions={
        canChange && (
          <Button variant="secondary" size="deskSmall" onClick={() => setIsChanging(true)}>
            {t('order.changeAddress')}
          </Button>
        )
      }
    >
      <p>{order.shippingMethodName}</p>
      {order.gift && <GiftNote gift={order.gift} />}
      {address && (
        <address>
          {addressLines(address, locale).map((line, place) => (
            <div key={place}>{line}</div>
          ))}
        </address>
      )}
      {relay && <p>{relayText(relay)}</p>}
      {marketEvent && (
        <p>
          {marketEvent.name}, {marketEvent.place}, {format.time(marketEvent.startsAt)}
        </p>
      )}
      {order.estimate && (
        <Facts
          items={[[t('order.promised'), `${format.day(order.estimate.from)} – ${format.day(order.estimate.to)}`]]}
        />
      )}
      <OrderTracking order={order} />
      {isChanging && <AddressDrawer order={order} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

function Documents({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('order.documents')}>
      {order.documents.length === 0 && <p>{t('order.noDocuments')}</p>}
      <ul className={styles.documents}>
        {order.documents.map(({ label, kind, url }) => (
          <li key={`${kind} ${label}`}>
            <FileText size={16} aria-hidden="true" />
            <DocumentLink url={url}>{`${t(`order.document.${kind}`)} ${label}`}</DocumentLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
