import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { firstTwice } from '../photo-project/twice.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import styles from './gallery.module.css';
import { useGallery } from './use-gallery.ts';

/** Points out a photo that was added twice. It is removed only if the visitor says so. */
export function TwiceNotice() {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const { remove, keepTwice } = useGallery();
  const twice = firstTwice(project);
  if (!twice) return null;
  const { item, photo, first } = twice;
  return (
    <Notice tone="info" title={t('gallery.twice.title')}>
      {t('gallery.twice.text', { name: photo.name, first: first.name })}
      <span className={styles.twiceActions}>
        <Button variant="secondary" size="small" onClick={() => remove(item.id)}>
          {t('gallery.twice.remove', { name: photo.name })}
        </Button>
        <Button variant="text" size="small" onClick={() => keepTwice(item.id)}>
          {t('gallery.twice.keep')}
        </Button>
      </span>
    </Notice>
  );
}
