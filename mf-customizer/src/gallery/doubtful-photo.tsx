import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { isPoor, needsCheck, qualityOf, remedyOf } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import styles from './doubtful-photo.module.css';
import { useGallery } from './use-gallery.ts';

/** The first photo with too few pixels, a red one before the others. A red photo needs its own yes. */
export function DoubtfulPhoto() {
  const { t, i18n } = useTranslation();
  const [project] = usePhotoProject();
  const { open, remove, acceptQuality } = useGallery();
  const doubtful = project.items.filter((each) => needsCheck(project, each));
  const item = doubtful.find((each) => isPoor(project, each)) ?? doubtful[0];
  if (!item) return null;
  const { dpi, quality } = qualityOf(item.recipe, project.profile);
  const name = project.photos[item.photoId]?.name;
  const canWiden = remedyOf(item.recipe, project.profile) === 'widen';
  return (
    <Notice tone="warning" title={t(`cart.doubt.${quality === 'poor' ? 'poor' : 'soft'}`, { name })}>
      <Trans
        t={t}
        i18n={i18n}
        i18nKey={canWiden ? 'cart.doubt.widen' : 'cart.doubt.remove'}
        values={{ dpi }}
        components={{
          change: (
            <button type="button" className={styles.inline} onClick={() => (canWiden ? open : remove)(item.id)} />
          ),
          accept: <button type="button" className={styles.inline} onClick={() => acceptQuality(item.id)} />,
        }}
      />
    </Notice>
  );
}
