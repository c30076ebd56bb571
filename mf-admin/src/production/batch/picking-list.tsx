import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import { Link } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { GiftNote } from '../../orders/gift-note.tsx';
import styles from './picking-list.module.css';

type PickingOrder = PrintBatchDetail['picking'][number];

/** Items to gather for each order of the batch. An order that is only partly in the batch is marked. */
export function PickingList({ batch: { picking } }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('batches.picking')}>
      {picking.length === 0 && <p className={styles.none}>{t('batches.pickingEmpty')}</p>}
      <ul className={styles.picking}>
        {picking.map((order) => (
          <li key={order.orderId}>
            <p>
              <Link to={`/admin/orders/${order.orderId}`}>{order.orderNumber}</Link>
              <span>{t(`orders.method.${order.shippingMethod as 'standard'}`)}</span>
            </p>
            <Part order={order} />
            {order.gift && <GiftNote gift={order.gift} />}
            <ul>
              {order.lines.map((line, place) => (
                <Line key={place} {...line} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Part({ order: { part, pieces, total } }: { order: PickingOrder }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (pieces === total) return null;
  const counts = { pieces: format.count(pieces), total: format.count(total) };
  return (
    <p className={styles.part}>{part ? t('batches.part', { ...part, ...counts }) : t('batches.someOf', counts)}</p>
  );
}

function Line({ name, options, quantity, of }: PickingOrder['lines'][number]) {
  const { t } = useTranslation();
  const format = useFormat();
  const count =
    quantity === of
      ? format.count(of)
      : t('batches.countOf', { pieces: format.count(quantity), total: format.count(of) });
  return (
    <li>
      {count} × {name} {options}
    </li>
  );
}
