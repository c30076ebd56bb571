import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { Link } from '@aimante/remote';
import { Badge, Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { TilePicture } from '../../production/tile-picture.tsx';
import { canEditLines } from '../lines/line-edit.ts';
import { LinesDrawer } from '../lines/lines-drawer.tsx';
import { canAddItems } from '../supplements/can-add-items.ts';
import { orderChoices } from './order-choices.ts';
import styles from './order-lines.module.css';

const tones = { waiting: 'warning', approved: 'success', blocked: 'danger' } as const;

export function OrderLines({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const may = useMay();
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = canEditLines(order) && may('orders:change') && may('refunds:all');
  const canReplace = orderChoices(order).canBePaid && !order.supplementTo && may('orders:change');
  const canAdd = canAddItems(order) && may('orders:change');
  return (
    <Panel
      title={t('order.lines')}
      actions={
        canReplace ? (
          <Button variant="secondary" size="deskSmall" render={<Link to={`/admin/orders/new?replaces=${order.id}`} />}>
            {t('newOrder.edit')}
          </Button>
        ) : (
          <>
            {canAdd && (
              <Button
                variant="secondary"
                size="deskSmall"
                render={<Link to={`/admin/orders/new?supplements=${order.id}`} />}
              >
                {t('supplement.add')}
              </Button>
            )}
            {canEdit && (
              <Button variant="secondary" size="deskSmall" onClick={() => setIsEditing(true)}>
                {t('order.lineEdit.edit')}
              </Button>
            )}
          </>
        )
      }
    >
      {order.lines.map((line) => (
        <article key={line.id} className={styles.line}>
          <header>
            <strong>{line.name}</strong>
            {line.options && <span> · {line.options}</span>}
            {(line.removedQuantity ?? 0) > 0 && (
              <span> · {t('order.lineEdit.removed', { count: line.removedQuantity })}</span>
            )}
            <span className={styles.sum}>
              {line.quantity} × {format.euros(line.unitPriceCents)} = <b>{format.euros(line.totalCents)}</b>
            </span>
          </header>
          {line.missingPhotos && (
            <p className={styles.missing}>
              <Badge tone="warning">{t('order.missingPhotos', { count: line.missingPhotos })}</Badge>{' '}
              {t('order.missingPhotosText')}
            </p>
          )}
          <ul className={styles.photos}>
            {line.photos.map((photo, index) => (
              <li key={photo.id}>
                <div
                  className={styles.tile}
                  style={{ aspectRatio: `${line.magnetWidth ?? 1} / ${line.magnetHeight ?? 1}` }}
                >
                  <TilePicture
                    orderId={order.id}
                    photo={photo}
                    isReady={order.tiles.some((tile) => tile.linePhotoId === photo.id && tile.isReady)}
                    alt={t('order.photo', { place: index + 1 })}
                  />
                </div>
                <span className={styles.state}>
                  <Badge tone={tones[photo.review]}>{t(`order.review.${photo.review}`)}</Badge>
                  {photo.copies > 1 && <span>{`×\u00a0${photo.copies}`}</span>}
                </span>
                {photo.reviewReason && <small>{photo.reviewReason}</small>}
                {photo.isPrintedAnyway && <small>{t('photoCheck.anyway')}</small>}
              </li>
            ))}
          </ul>
        </article>
      ))}
      {isEditing && <LinesDrawer order={order} onClose={() => setIsEditing(false)} />}
    </Panel>
  );
}
