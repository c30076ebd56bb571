import { FILTERS, type Look, NEUTRAL_LOOK, type Tone, withLook } from '@aimante/print';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { ItemPicture } from '../../gallery/item-picture.tsx';
import { currentItem } from '../../photo-project/photo-project.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import styles from './look.module.css';
import { useLook } from './use-look.ts';

/** Three in a panel, on a dense screen. */
const TILE = 400;

const CHOICES = ['none', 'auto', ...FILTERS] as const;

function lookOf(filter: Look['filter'], tone: Tone | undefined): Look | undefined {
  if (filter === 'none' || (filter === 'auto' && !tone)) return undefined;
  return { ...NEUTRAL_LOOK, filter, ...(filter === 'auto' && tone && { tone }) };
}

/** The original, the automatic correction and the looks, each on the photo itself. */
export function FilterTiles() {
  const { t } = useTranslation();
  const item = currentItem(useAtomValue(projectAtom));
  const { look, choose } = useLook();
  const tone = useTone(item?.photoId);
  if (!item) return null;
  return (
    <div className={styles.tiles} role="radiogroup" aria-label={t('look.filter.label')}>
      {CHOICES.map((filter) => (
        <label key={filter} className={styles.tile}>
          <input
            type="radio"
            name="look-filter"
            className={styles.tileInput}
            checked={look.filter === filter}
            onChange={() => void choose(filter)}
          />
          <span className={styles.tilePicture}>
            <ItemPicture
              item={{ photoId: item.photoId, recipe: withLook(item.recipe, lookOf(filter, tone)) }}
              longest={TILE}
            />
          </span>
          {t(`look.filter.${filter}`)}
        </label>
      ))}
    </div>
  );
}

function useTone(photoId: string | undefined): Tone | undefined {
  const { looks } = useCropperSession();
  const [found, setFound] = useState<{ readonly photoId: string; readonly tone: Tone | undefined }>();
  useEffect(() => {
    if (photoId === undefined) return;
    let isGone = false;
    void looks.tone(photoId).then((tone) => !isGone && setFound({ photoId, tone }));
    return () => {
      isGone = true;
    };
  }, [looks, photoId]);
  return found?.photoId === photoId ? found?.tone : undefined;
}
