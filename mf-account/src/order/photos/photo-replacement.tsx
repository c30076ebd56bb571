import { type Order, type OrderLine, type OrderPhoto, replaceOrderPhoto } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useChange, useErrorText, useQueryCache } from '@aimante/remote/data';
import { Badge, Button, MagnetTile, Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOrder, ORDERS_KEY, orderPass } from '../../order-status/order-query.ts';
import { useApiAddress } from '../../order-status/use-api-address.ts';
import styles from './blocked-photos.module.css';
import { CellChoice } from './cell-choice.tsx';
import { type FramedPhoto, framePhoto } from './frame-photo.ts';
import { isFitPhoto, PhotoPicker } from './photo-picker.tsx';
import { PrintAnyway } from './print-anyway.tsx';
import { readPhoto } from './read-photo.ts';
import { uploadPhoto } from './upload-photo.ts';
import { useObjectUrl } from './use-object-url.ts';

/** From here on a magnet is sharp at arm's length: the lower limit of the print quality "good". */
const SHARP_DPI = 200;

const isBlurred = ({ dpi }: OrderPhoto) => dpi !== undefined && dpi < SHARP_DPI;

const inCentimetres = ({ width, height }: { width: number; height: number }) => ({
  width: width / 10,
  height: height / 10,
});

type ChosenPhoto = FramedPhoto & { readonly name: string };

interface PhotoReplacementProps {
  readonly order: Order;
  readonly line: OrderLine;
  readonly photo: OrderPhoto;
}

export function PhotoReplacement({ order, line, photo }: PhotoReplacementProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const [fault, setFault] = useState<'order.picker.unfit' | 'order.picker.unreadable' | 'order.picker.needsServer'>();
  const [isReading, setIsReading] = useState(false);
  const { api } = usePlatform();
  const preview = useObjectUrl(chosen?.file);
  const [cell, setCell] = useState(0);
  const place = photo.cells?.[cell];
  const replace = useReplace(order, photo, place && cell);
  const size = { width: line.magnetWidth ?? 50, height: line.magnetHeight ?? 50 };

  async function pick([file]: File[]) {
    setFault(undefined);
    if (!file) return;
    if (!isFitPhoto(file)) return setFault('order.picker.unfit');
    setIsReading(true);
    const reading = await readPhoto(api, file);
    setIsReading(false);
    if ('problem' in reading) return setFault(`order.picker.${reading.problem}`);
    const framed = await framePhoto(reading.photo, place ?? size).catch(() => undefined);
    if (framed) setChosen({ ...framed, name: file.name });
    else setFault('order.picker.unreadable');
  }

  return (
    <li className={styles.item}>
      <BlockedPicture
        photo={photo}
        size={size}
        shape={line.magnetShape}
        cell={cell}
        isChosen={chosen !== undefined}
        preview={preview}
        onCell={(next) => {
          setCell(next);
          setChosen(undefined);
        }}
      />
      <div className={styles.words}>
        <Badge tone="warning" className={styles.sign}>
          {t('order.review.blocked')}
        </Badge>
        <h2 className={styles.title}>
          {isBlurred(photo) ? t('order.blocked.blurred', inCentimetres(size)) : t('order.blocked.unfit')}
        </h2>
        <p className={styles.name}>{line.name}</p>
        <BlockedReason photo={photo} />
        {place && <p>{t('order.blocked.cell', { cell: cell + 1 })}</p>}
        {chosen?.quality === 'poor' && <Notice tone="warning">{t('order.blocked.poor')}</Notice>}
        {replace.error && <Notice tone="danger">{errorText(replace.error, t('order.blocked.failure'))}</Notice>}
        <PhotoPicker
          isPrimary={!chosen}
          label={t(chosen ? 'order.blocked.another' : 'order.blocked.choose')}
          isDisabled={replace.isPending || isReading}
          error={fault && t(fault)}
          onPick={(files) => void pick(files)}
        />
        {photo.canPrintAnyway && !chosen && <PrintAnyway order={order} photo={photo} />}
        {chosen && (
          <div>
            <Button
              size="small"
              loading={replace.isPending}
              loadingLabel={t('order.blocked.sending')}
              onClick={() => replace.mutate(chosen)}
            >
              {t('order.blocked.send')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

interface BlockedPictureProps extends Pick<PhotoReplacementProps, 'photo'> {
  readonly size: { readonly width: number; readonly height: number };
  readonly shape: OrderLine['magnetShape'];
  /** Of a collage: the one to replace. */
  readonly cell: number;
  readonly isChosen: boolean;
  /** The new photo. */
  readonly preview: string | undefined;
  onCell(cell: number): void;
}

/** The magnet with the new photo. Of a collage, the whole magnet with the new photo in its cell. */
function BlockedPicture({ photo, size, shape, cell, isChosen, preview, onCell }: BlockedPictureProps) {
  const { t } = useTranslation();
  const address = useApiAddress();
  const before = photo.previewUrl ? address(photo.previewUrl) : undefined;
  const isNew = isChosen && !photo.cells;
  const shown = isNew ? (preview ?? before) : before;
  return (
    <div className={styles.picture}>
      <MagnetTile widthMm={size.width} heightMm={size.height} shape={shape} isGhost={!shown}>
        {shown && <img src={shown} alt={t(isNew ? 'order.blocked.newPhoto' : 'order.blocked.oldPhoto')} />}
      </MagnetTile>
      {photo.cells && <CellChoice cells={photo.cells} size={size} chosen={cell} preview={preview} onChoose={onCell} />}
      {!isChosen && isBlurred(photo) && (
        <Badge tone="warning" className={styles.sharpness}>
          {t('order.blocked.ppi', { dpi: photo.dpi })}
        </Badge>
      )}
    </div>
  );
}

function BlockedReason({ photo }: { readonly photo: OrderPhoto }) {
  const { t } = useTranslation();
  const { dpi, reviewReason } = photo;
  // The system's code for a photo that no program can read.
  const isUnreadable = reviewReason === 'unreadable';
  if (isUnreadable || !reviewReason)
    return <p>{t(isUnreadable ? 'order.blocked.unreadable' : 'order.blocked.reason')}</p>;
  return (
    <>
      {isBlurred(photo) && <p>{t('order.blocked.dpi', { dpi, needed: SHARP_DPI })}</p>}
      <blockquote className={styles.quote}>
        {t('order.blocked.quote', { reason: reviewReason })} <cite>{t('order.blocked.workshop')}</cite>
      </blockquote>
    </>
  );
}

function useReplace(order: Order, photo: OrderPhoto, cell: number | undefined) {
  const { t } = useTranslation();
  const { api: platformApi } = usePlatform();
  const cache = useQueryCache();
  return useChange(
    async (api, { file, name, recipe }: ChosenPhoto) => {
      const photoId = await uploadPhoto(platformApi, file, name);
      const body = { photoId, recipe: { ...recipe }, ...(cell !== undefined && { cell }) };
      return api(replaceOrderPhoto, { params: { id: order.id, line: photo.id }, body }, orderPass(order));
    },
    {
      onDone: (saved) => keepOrder(cache, saved),
      done: t('order.blocked.done'),
      refresh: [ORDERS_KEY],
      failure: 'inline',
      canBeGuest: order.isGuestOrder,
    },
  );
}
