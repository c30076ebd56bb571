import { usePlatform } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { MagnetTile } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnitStepper } from '../lines/unit-lines.tsx';
import { type DraftLine, type DraftPhoto, withCopies, withPhoto } from './draft-lines.ts';
import styles from './line-photos.module.css';
import { sendPhoto } from './send-photo.ts';

const MOST_COPIES = 999;

interface LinePhotosProps {
  readonly line: DraftLine;
  readonly onChange: (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) => void;
}

/** The photos that the customer has sent, with the copies of each. */
export function LinePhotos({ line, onChange }: LinePhotosProps) {
  const { t } = useTranslation();
  const { product, photos, title } = line;
  const size = { width: product.magnetWidth ?? 50, height: product.magnetHeight ?? 50 };
  const { isSending, fault, send } = useSending(size, (photo) => onChange((before) => withPhoto(before, photo)));
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.key}>
            <MagnetTile widthMm={size.width} heightMm={size.height} shape={product.magnetShape ?? 'rectangle'}>
              <img className={styles.photo} src={photo.preview} alt={photo.name} />
            </MagnetTile>
            {photo.isPoor && <small>{t('newOrder.poor')}</small>}
            <UnitStepper
              name={photo.name}
              label={t('newOrder.copiesOf', { name: photo.name })}
              most={MOST_COPIES}
              value={photo.copies}
              onChange={(copies) => onChange((before) => withCopies(before, photo.key, copies))}
            />
          </li>
        ))}
      </ul>
      <label className={styles.picker} data-busy={isSending || undefined}>
        <ImagePlus size={16} aria-hidden="true" />
        {t(isSending ? 'newOrder.sending' : 'newOrder.addPhotos')}
        <input
          type="file"
          accept=".jpg,.jpeg,.png"
          multiple
          disabled={isSending}
          aria-label={t('newOrder.photosOf', { name: title })}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            void send(Array.from(event.currentTarget.files ?? []));
            event.currentTarget.value = '';
          }}
        />
      </label>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}

function useSending(size: { width: number; height: number }, onSent: (photo: DraftPhoto) => void) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();
  async function send(files: readonly File[]) {
    setIsSending(true);
    setFault(undefined);
    for (const file of files) {
      try {
        const sent = await sendPhoto(api, file, size);
        if (typeof sent === 'string') setFault(t(`newOrder.fault.${sent}`, { name: file.name }));
        else onSent(sent);
      } catch (error) {
        setFault(errorText(error));
      }
    }
    setIsSending(false);
  }
  return { isSending, fault, send };
}
