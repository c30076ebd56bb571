import { Button, Dialog } from '@aimante/ui';
import { useAtom, useAtomValue } from 'jotai';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { ACCEPTED, usePhotoImport } from '../photo-import/use-photo-import.tsx';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import styles from './collage.module.css';
import { cellsAtom, pickingAtom } from './collage-state.ts';
import { useCellPhotos } from './use-cell-photos.ts';

/** Asks for the photo of a cell: one of the visitor's, or a new file. */
export function PhotoChoice() {
  const { t } = useTranslation();
  const [picking, pick] = useAtom(pickingAtom);
  const cells = useAtomValue(cellsAtom);
  const [{ photos, currentId }] = usePhotoProject();
  const { shelf } = useCropperSession();
  const { importFiles } = usePhotoImport();
  const { fill } = useCellPhotos();
  const input = useRef<HTMLInputElement>(null);
  const place = cells.findIndex(({ index }) => index === picking);
  const cell = cells[place];
  if (picking === undefined || !cell || !currentId) return null;
  const close = () => pick(undefined);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('collage.pick.title', { cell: place + 1 })}
      description={t('collage.pick.text')}
      closeLabel={t('collage.pick.close')}
      actions={
        <Button variant="secondary" icon={<ImagePlus size={18} />} onClick={() => input.current?.click()}>
          {t('collage.pick.import')}
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={ACCEPTED}
        data-cell-photo=""
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length === 0) return;
          void importFiles(files, { into: { itemId: currentId, index: picking } });
          close();
        }}
      />
      <ul className={styles.photos}>
        {Object.values(photos).map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.photo}
              aria-pressed={photo.id === cell.photo?.photoId}
              onClick={() => {
                fill(picking, photo);
                close();
              }}
            >
              <img src={shelf.thumbnailUrl(photo.id)} alt="" />
              <span>{photo.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
