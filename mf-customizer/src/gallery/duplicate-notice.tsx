import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { firstDuplicate } from '../photo-project/duplicate-photo.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import styles from './gallery.module.css';
import { useGallery } from './use-gallery.ts';

/** Points out a photo that was added twice. It is removed only if the visitor says so. */
export function DuplicateNotice() {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const { remove, keepDuplicate } = useGallery();
  const duplicate = firstDuplicate(project);
  if (!duplicate) return null;
  const { item, photo, first } = duplicate;
  return (
    <Notice tone="info" title={t('gallery.twice.title')}>
      {t('gallery.twice.text', { name: photo.name, first: first.name })}
      <span className={styles.duplicateActions}>
        <Button variant="secondary" size="small" onClick={() => remove(item.id)}>
          {t('gallery.twice.remove', { name: photo.name })}
        </Button>
        <Button variant="text" size="small" onClick={() => keepDuplicate(item.id)}>
          {t('gallery.twice.keep')}
        </Button>
      </span>
    </Notice>
  );
}
