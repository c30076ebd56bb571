import type { Order, OrderLine } from '@aimante/api-contract/orders';
import { useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { ChosenPhotoItem } from './chosen-photo-item.tsx';
import { copiesOf, withCopies } from './chosen-photos.ts';
import styles from './missing-photos.module.css';
import { useAddPhotos } from './use-add-photos.ts';
import { usePickedPhotos } from './use-picked-photos.ts';

interface LinePhotosProps {
  readonly order: Order;
  readonly line: OrderLine;
}

/** Adds photos to the magnets of one line: all at once, or in several parts. */
export function LinePhotos({ order, line }: LinePhotosProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const missing = line.missingPhotos ?? 0;
  const size = { width: line.magnetWidth ?? 50, height: line.magnetHeight ?? 50 };
  const { photos, setPhotos, fault, isReading, pick } = usePickedPhotos(size, missing);
  const add = useAddPhotos(order, line, () => setPhotos([]));
  const count = copiesOf(photos);
  const left = missing - count;
  const text =
    fault === 'tooMany' ? t('order.addPhotos.tooMany', { count: missing }) : fault && t(`order.picker.${fault}`);
  return (
    <li className={styles.line}>
      <h3 className={styles.name}>{t('order.addPhotos.line', { count: missing, name: line.name })}</h3>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <ChosenPhotoItem
              key={photo.id}
              {...{ photo, size, shape: line.magnetShape, most: photo.copies + left, isDisabled: add.isPending }}
              onCopies={(copies) => setPhotos((before) => withCopies(before, photo.id, copies))}
              onCrop={(part) =>
                setPhotos((before) => before.map((each) => (each.id === photo.id ? { ...each, ...part } : each)))
              }
            />
          ))}
        </ul>
      )}
      {add.error && <Notice tone="danger">{errorText(add.error, t('order.addPhotos.failure'))}</Notice>}
      {(left > 0 || text) && (
        <PhotoPicker
          isPrimary={photos.length === 0}
          isMultiple={missing > 1}
          label={t(
            isReading
              ? 'order.addPhotos.reading'
              : photos.length > 0
                ? 'order.addPhotos.others'
                : 'order.addPhotos.choose',
            {
              count: missing,
            },
          )}
          isDisabled={add.isPending || isReading || left === 0}
          error={text}
          onPick={(files) => void pick(files)}
        />
      )}
      {count > 0 && (
        <div className={styles.send}>
          <Button
            size="small"
            disabled={isReading}
            loading={add.isPending}
            loadingLabel={t('order.addPhotos.sending', { place: add.sentCount + 1, count: photos.length })}
            onClick={() => add.mutate(photos)}
          >
            {t('order.addPhotos.send', { count })}
          </Button>
          {left > 0 && <span className={styles.left}>{t('order.addPhotos.left', { count: left })}</span>}
        </div>
      )}
    </li>
  );
}
