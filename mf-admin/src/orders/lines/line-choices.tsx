import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { TilePicture } from '../../production/tile-picture.tsx';
import styles from './line-choices.module.css';
import {
  type EditableLine,
  editableLines,
  isByPhoto,
  type Kept,
  keptCopies,
  keptUnits,
  lineEdit,
} from './line-edit.ts';
import { UnitLine, UnitLines, UnitStepper } from './unit-lines.tsx';

interface LineChoicesProps {
  readonly order: DeskOrderDetail;
  readonly kept: Kept;
  readonly error: string | undefined;
  readonly onChange: (kept: Kept) => void;
}

/** The articles with the quantities that stay, and the amounts before and after. */
export function LineChoices({ order, kept, error, onChange }: LineChoicesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { totalCents, refundCents, leftCents } = lineEdit(order, kept);
  const nameOf = ({ title }: EditableLine, place: number) => `${title}, ${t('order.photo', { place: place + 1 })}`;
  const set = (id: string, quantity: number) => onChange({ ...kept, [id]: quantity });
  return (
    <UnitLines
      lines={editableLines(order).map((line) => (
        <UnitLine key={line.id} title={line.title} caption={captionOf(line)}>
          {isByPhoto(line) ? (
            <ul className={styles.photos}>
              {line.photos.map((photo, place) => (
                <li key={photo.id}>
                  <div className={styles.tile}>
                    <TilePicture
                      orderId={order.id}
                      photo={photo}
                      isReady={order.tiles.some((tile) => tile.linePhotoId === photo.id && tile.isReady)}
                      alt={t('order.photo', { place: place + 1 })}
                    />
                  </div>
                  <UnitStepper
                    name={nameOf(line, place)}
                    label={t('order.lineEdit.units', { name: nameOf(line, place) })}
                    most={photo.copies}
                    value={keptCopies(photo, kept)}
                    onChange={(copies) => set(photo.id, copies)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <UnitStepper
              name={line.title}
              label={t('order.lineEdit.units', { name: line.title })}
              most={line.quantity / line.setSize}
              value={keptUnits(line, kept) / line.setSize}
              onChange={(sets) => set(line.id, sets * line.setSize)}
            />
          )}
        </UnitLine>
      ))}
    >
      <dl className={styles.sums} aria-live="polite">
        {(
          [
            ['lineEdit.before', totalCents],
            ['lineEdit.refund', refundCents],
            ['lineEdit.after', leftCents],
          ] as const
        ).map(([key, cents]) => (
          <div key={key}>
            <dt>{t(`order.${key}`)}</dt>
            <dd>{format.euros(cents)}</dd>
          </div>
        ))}
      </dl>
      {error && <Notice tone="danger">{error}</Notice>}
    </UnitLines>
  );

  function captionOf({ quantity, setSize, paid }: EditableLine): string {
    const bought = t('order.refundPaid', { quantity: paid.quantity, amount: format.euros(paid.paidCents) });
    const left = quantity < paid.quantity ? [t('order.lineEdit.left', { count: quantity })] : [];
    return [bought, ...left, ...(setSize > 1 ? [t('order.lineEdit.set', { size: setSize })] : [])].join(' · ');
  }
}
