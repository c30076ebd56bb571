import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { isCollage } from '../collage/collage.ts';
import { isPoor, needsCheck, qualityOf, remedyOf, weakestFirst } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { SmallerSizeChoice } from '../smaller-size/smaller-size-choice.tsx';
import styles from './doubtful-photo.module.css';
import { useGallery } from './use-gallery.ts';

/**
 * The first photo with too few pixels, a red one before the others. It offers a smaller size, and says how the photo is
 * enlarged otherwise. A red photo needs its own yes.
 */
export function DoubtfulPhoto() {
  const { t, i18n } = useTranslation();
  const [project] = usePhotoProject();
  const { openAt, remove, acceptQuality } = useGallery();
  const doubtful = project.items.filter((each) => needsCheck(project, each));
  const item = doubtful.find((each) => isPoor(project, each)) ?? doubtful[0];
  if (!item) return null;
  const { dpi, quality } = qualityOf(item.recipe, project.profile);
  const { photoId, recipe } = weakestFirst(item, project.profile);
  const name = project.photos[photoId]?.name;
  const isCell = isCollage(recipe);
  const canChange = isCell || remedyOf(recipe, project.profile) === 'widen';
  const remedy = canChange ? 'widen' : 'remove';
  return (
    <Notice tone="warning" title={t(`cart.doubt.${quality === 'poor' ? 'poor' : 'soft'}`, { name })}>
      <Trans
        t={t}
        i18n={i18n}
        i18nKey={isCell ? 'cart.doubt.cell' : `cart.doubt.${remedy}`}
        values={{ dpi }}
        components={{
          change: (
            <button
              type="button"
              className={styles.inline}
              onClick={() => (canChange ? openAt(item.id, photoId) : remove(item.id))}
            />
          ),
          accept: <button type="button" className={styles.inline} onClick={() => acceptQuality(item.id)} />,
        }}
      />{' '}
      {t('cart.doubt.enlarged')}
      <SmallerSizeChoice item={item} />
    </Notice>
  );
}
