import { type PrintBatchDetail, releasePlaces, returnToPlaces } from '@aimante/api-contract/batches';
import { remindOfPhotos } from '@aimante/api-contract/order-desk';
import { Link } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { Badge, Button, classNames } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { useNow } from '../../numbers/use-now.ts';
import styles from './batch-awaited.module.css';
import { missingNumber } from './batch-tiles.ts';
import list from './numbered-list.module.css';

type Awaited = NonNullable<PrintBatchDetail['awaited']>[number];

interface AwaitedProps {
  readonly batch: PrintBatchDetail;
  readonly order: Awaited;
}

const DAY = 86_400_000;
const changed = [['batches'], ['orders'], ['dashboard']];

/** Orders with a kept place on the sheets, and others that wait for a photo. */
export function BatchAwaited({ batch }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const { awaited = [] } = batch;
  if (awaited.length === 0) return null;
  const count = awaited.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <Panel
      title={t('batches.awaited.title')}
      actions={<Badge tone="warning">{t('batches.runPieces', { count })}</Badge>}
    >
      <ul className={classNames(list.list, styles.orders)}>
        {awaited.map((order) => (
          <AwaitedOrder key={order.orderId} batch={batch} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function AwaitedOrder({ batch, order }: AwaitedProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { orderId, orderNumber, pieces: count, sizes, sheets, state } = order;
  const isKept = sheets.length > 0;
  return (
    <li>
      <span className={classNames(list.number, styles.missing)} aria-hidden="true">
        {missingNumber(batch, orderId) || '–'}
      </span>
      <div>
        <p className={list.what}>
          <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>, {t('batches.runPieces', { count })}{' '}
          {sizes.join(', ')}
        </p>
        <p>{t(`batches.awaited.state.${state}`)}</p>
        <p>
          {isKept
            ? t('batches.awaited.kept', { count: sheets.length, sheets: sheets.map((each) => each + 1).join(', ') })
            : t('batches.awaited.outside')}
        </p>
        {state === 'awaited' && order.remindedAt && <Reminded at={order.remindedAt} />}
        <div className={styles.actions}>
          {state === 'ready' && isKept && may('production:change') && <Return batch={batch} order={order} />}
          {state !== 'ready' && isKept && may('production:change') && <Release batch={batch} order={order} />}
          {state === 'awaited' && may('orders:change') && <Remind order={order} />}
        </div>
      </div>
    </li>
  );
}

function Reminded({ at }: { at: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <p>{t('batches.awaited.reminded', { at: format.time(at) })}</p>;
}

function Release({ batch: { id }, order: { orderId, orderNumber: number } }: AwaitedProps) {
  const { t } = useTranslation();
  const release = useChange((api) => api(releasePlaces, { params: { id }, body: { orderId } }), {
    refresh: changed,
    done: ({ taken }) =>
      taken.length > 0
        ? t('batches.awaited.taken', { orders: taken.join(', ') })
        : t('batches.awaited.free', { replace: t('batches.layOut.label') }),
  });
  return (
    <Button
      variant="secondary"
      size="deskSmall"
      aria-label={t('batches.awaited.releaseOf', { number })}
      loading={release.isPending}
      onClick={() => release.mutate()}
    >
      {t('batches.awaited.release')}
    </Button>
  );
}

function Return({ batch: { id }, order: { orderId, orderNumber: number } }: AwaitedProps) {
  const { t } = useTranslation();
  const back = useChange((api) => api(returnToPlaces, { params: { id }, body: { orderId } }), {
    refresh: changed,
    done: t('batches.awaited.returned', { number }),
  });
  return (
    <Button
      variant="secondary"
      size="deskSmall"
      aria-label={t('batches.awaited.returnOf', { number })}
      loading={back.isPending}
      onClick={() => back.mutate()}
    >
      {t('batches.awaited.return')}
    </Button>
  );
}

/** The server refuses a second mail within a day. */
function Remind({ order: { orderId, orderNumber: number, remindedAt } }: Pick<AwaitedProps, 'order'>) {
  const { t } = useTranslation();
  const now = useNow();
  const remind = useChange((api) => api(remindOfPhotos, { params: { id: orderId } }), {
    refresh: [['batches'], ['order-mails', orderId], ['outbox']],
    done: ({ message }) => message,
  });
  const isFresh = remindedAt !== null && now !== undefined && now - Date.parse(remindedAt) < DAY;
  return (
    <Button
      variant="secondary"
      size="deskSmall"
      {...(isFresh ? {} : { 'aria-label': t('batches.awaited.remindOf', { number }) })}
      disabled={isFresh}
      loading={remind.isPending}
      onClick={() => remind.mutate()}
    >
      {isFresh ? t('batches.awaited.tomorrow') : t('batches.awaited.remind')}
    </Button>
  );
}
