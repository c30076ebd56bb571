import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { listOrderParcels, type Parcel, trackParcel, voidParcel } from '@aimante/api-contract/parcels';
import { Loaded, useAnswer, useApi, useChange } from '@aimante/remote/data';
import { Button, Notice, Link as UiLink } from '@aimante/ui';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { DownloadButton } from '../../download/download-button.tsx';
import { useFormat } from '../../numbers/format.ts';
import { loadLabels } from './load-labels.ts';
import { MakeLabel } from './make-label.tsx';
import styles from './order-parcels.module.css';
import { canBeVoided, ParcelBadge } from './parcel-state.tsx';
import { useConfirmVoid } from './use-confirm-void.ts';

/** Queries to reload after a change of a parcel. */
const parcelKeys = (orderId: string) => [['order', orderId], ['orders'], ['parcels'], ['order-parcels']];

/** The parcels of an order: labels, where they are, and what is late. An order for a market has none. */
export function OrderParcels({ order }: { readonly order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const may = useMay();
  const parcels = useAnswer(listOrderParcels, { queryKey: ['order-parcels', order.id], params: { id: order.id } });
  const isLeaving = order.status === 'en_cours' && order.stage !== 'a_verifier' && order.stage !== 'bloque';
  if (order.shippingMethod === 'market' || order.paymentStatus !== 'paid') return null;
  return (
    <Panel title={t('parcels.title')}>
      <Loaded query={parcels} skeleton={null}>
        {(data) => (
          <div className={styles.stack}>
            {data.parcels.map((parcel) => (
              <OneParcel key={parcel.id} parcel={parcel} orderId={order.id} />
            ))}
            {data.parcels.length === 0 && !isLeaving && <p>{t('parcels.notYet')}</p>}
            {isLeaving && may('orders:change') && <MakeLabel order={order} {...data} refresh={parcelKeys(order.id)} />}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function OneParcel({ parcel, orderId }: { readonly parcel: Parcel; readonly orderId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const may = useMay();
  const confirmVoid = useConfirmVoid();
  const refresh = parcelKeys(orderId);
  const track = useChange((call) => call(trackParcel, { params: { id: parcel.id } }), { refresh });
  const discard = useChange((call) => call(voidParcel, { params: { id: parcel.id } }), {
    refresh,
    done: t('parcels.voided', { count: 1 }),
  });
  const askToVoid = async () => {
    if (await confirmVoid(1)) discard.mutate();
  };
  const isOver = ['delivered', 'returned', 'void'].includes(parcel.state);
  const others = parcel.orders.filter(({ id }) => id !== orderId).map(({ number }) => number);
  return (
    <article className={styles.parcel} data-void={parcel.state === 'void' || undefined}>
      <p className={styles.head}>
        <ParcelBadge state={parcel.state} />
        {parcel.trackingNumber === '' ? (
          <small>{t('parcels.numberErased')}</small>
        ) : (
          <UiLink href={parcel.trackingUrl} target="_blank" rel="noreferrer">
            {parcel.trackingNumber}
          </UiLink>
        )}
      </p>
      <small>
        {t(`parcels.carriers.${parcel.carrier}`)} · {t('parcels.grams', { count: parcel.weightGrams })} ·{' '}
        {format.time(parcel.stateAt)}
      </small>
      {parcel.lastEvent && <p>{parcel.lastEvent}</p>}
      {others.length > 0 && <p>{t('parcels.with', { orders: others.join(', ') })}</p>}
      {parcel.lateReason && (
        <Notice tone="warning" title={t(`parcels.late.${parcel.lateReason}`)}>
          {t(`parcels.lateText.${parcel.lateReason}`)}
        </Notice>
      )}
      {parcel.state !== 'void' && (
        <div className={styles.actions}>
          {parcel.hasLabel && (
            <DownloadButton size="deskSmall" icon={<FileDown size={16} />} load={() => loadLabels(api, [parcel])}>
              {t(parcel.hasCustomsForm ? 'parcels.printBoth' : 'parcels.print')}
            </DownloadButton>
          )}
          {!isOver && (
            <Button size="deskSmall" variant="text" loading={track.isPending} onClick={() => track.mutate()}>
              {t('parcels.track')}
            </Button>
          )}
          {canBeVoided(parcel) && may('orders:change') && (
            <Button size="deskSmall" variant="text" loading={discard.isPending} onClick={() => void askToVoid()}>
              {t('parcels.void')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
