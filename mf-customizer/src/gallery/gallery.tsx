import { untilLoaded } from '@aimante/remote';
import { Button } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FromPhoneButton } from '../from-phone/from-phone.tsx';
import { ImportProgress, RefusedFiles, UnsavedPhotos } from '../photo-import/photo-import.tsx';
import { usePhotoImport } from '../photo-import/use-photo-import.tsx';
import { isComplete, progressOf } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import styles from './gallery.module.css';
import { MagnetDoor } from './magnet-door.tsx';
import { PhotoRow } from './photo-row.tsx';
import { type GalleryActions, useGallery } from './use-gallery.ts';

const ShareDoor = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "share-door" */ '../share-picture/share-door.tsx')))
    .ShareDoor,
}));

interface GalleryProps {
  /** Shown above the title: the magnet. */
  readonly eyebrow: ReactNode;
  /** Card of the next action: price and cart, or downloads. */
  readonly card: ReactNode;
}

/** All photos of the visitor. The title is "Images prêtes" once all are cropped. */
export function Gallery({ eyebrow, card }: GalleryProps) {
  const { t } = useTranslation();
  const { canAdd, pick } = usePhotoImport();
  const [project] = usePhotoProject();
  const actions = useGallery();
  const isReady = isComplete(project);
  const { done, total } = progressOf(project);
  const title = useFocusedTitle();
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 tabIndex={-1} ref={title}>
            {isReady ? t('gallery.title.ready') : t('gallery.title.todo', { count: done, total })}
          </h1>
        </div>
        <div className={styles.headActions}>
          <Button variant="text" size="small" icon={<RotateCcw size={17} />} onClick={() => void actions.restart()}>
            {t('gallery.restart.label')}
          </Button>
          <FromPhoneButton variant="secondary" size="small" />
          <Button variant="secondary" size="small" icon={<ImagePlus size={18} />} disabled={!canAdd} onClick={pick}>
            {t('gallery.add.label')}
          </Button>
        </div>
      </header>
      <div className={styles.notes}>
        <ImportProgress />
        <RefusedFiles />
        <UnsavedPhotos />
        <DuplicateNotice />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <MagnetDoor project={project} move={actions.move} />
          {isReady && (
            <Suspense>
              <ShareDoor project={project} />
            </Suspense>
          )}
          <PhotoList actions={actions} />
        </div>
        <aside className={styles.side} aria-label={t('gallery.side.label')}>
          {isReady ? card : <ContinueButton actions={actions} />}
        </aside>
      </div>
    </div>
  );
}

/** Focuses the title after the cropper closes, because the focused element is gone. */
function useFocusedTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return title;
}

function PhotoList({ actions }: { actions: GalleryActions }) {
  const { t } = useTranslation();
  const { canAdd, pick } = usePhotoImport();
  const [project] = usePhotoProject();
  return (
    <section aria-labelledby="photo-list-title">
      <h2 id="photo-list-title" className={styles.listTitle}>
        {t('gallery.list.title', { count: project.items.length })}
      </h2>
      <ul className={styles.list}>
        {project.items.map((item) => (
          <PhotoRow key={item.id} project={project} item={item} actions={actions} />
        ))}
        <li className={styles.row}>
          <span className={styles.addBox} aria-hidden="true">
            <ImagePlus size={20} />
          </span>
          <div className={styles.rowWords}>
            <button type="button" className={styles.addLink} disabled={!canAdd} onClick={pick}>
              {t('gallery.add.label')}
            </button>
            <span className={styles.hint}>{t('gallery.add.hint')}</span>
          </div>
        </li>
      </ul>
    </section>
  );
}

function ContinueButton({ actions }: { actions: GalleryActions }) {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const { done, total } = progressOf(project);
  return (
    <section className={styles.card} aria-labelledby="go-on-title">
      <h2 id="go-on-title">{t('gallery.goOn.title')}</h2>
      <p>{t('gallery.goOn.text', { count: total - done })}</p>
      <Button onClick={actions.continueCropping}>{t('gallery.goOn.label')}</Button>
    </section>
  );
}
