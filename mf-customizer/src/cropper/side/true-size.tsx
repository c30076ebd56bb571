import { layersOf, type PrintProfile } from '@aimante/print';
import { Button, MagnetTile } from '@aimante/ui';
import { useAtomValue, useStore } from 'jotai';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarOf } from '../../design/dates/calendar-design.ts';
import { turnedToAtom } from '../../design/dates/seen-month.ts';
import { CroppedPicture, transformOf } from '../../gallery/cropped-picture.tsx';
import { useLookedThumbnail } from '../../look/use-looked-thumbnail.ts';
import { sizeInMm } from '../../magnet-size/magnet-words.ts';
import { settledItemAtom, shownRecipeAtom } from '../../photo-project/use-photo-project.ts';
import styles from './cropper-side.module.css';
import { excerptPoint } from './excerpt-point.ts';

/** CSS defines 96 pixels per inch. On most screens this is close enough to compare with a real magnet. */
const CSS_PX_PER_MM = 96 / 25.4;

interface TrueSizeProps {
  readonly profile: PrintProfile;
}

/** The magnet at its size. Of one that the column has no room for, an excerpt at its size, or the whole made smaller. */
export const TrueSize = memo(function TrueSize({ profile }: TrueSizeProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { trim } = profile;
  const calendar = calendarOf(layersOf(useAtomValue(settledItemAtom)?.recipe ?? {}));
  const point = excerptPoint(trim, calendar, useAtomValue(turnedToAtom));
  const width = trim.width * CSS_PX_PER_MM;
  const title = point ? (isWhole ? 'crop.trueSize.whole' : 'crop.trueSize.excerpt') : 'crop.trueSize.title';
  return (
    <section aria-labelledby="true-size-title">
      <div className={styles.blockHead}>
        <h2 id="true-size-title">{t(title)}</h2>
        {point ? (
          <Button variant="text" size="small" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'crop.trueSize.showTrue' : 'crop.trueSize.showWhole')}
          </Button>
        ) : (
          <span>{sizeInMm(profile)}</span>
        )}
      </div>
      {point && !isWhole ? (
        <div className={styles.excerpt}>
          <div
            style={{
              inlineSize: width,
              left: `calc(50% - ${point.x * CSS_PX_PER_MM}px)`,
              top: `calc(50% - ${point.y * CSS_PX_PER_MM}px)`,
            }}
          >
            <Magnet profile={profile} />
          </div>
        </div>
      ) : (
        <div className={styles.door}>
          <div style={{ inlineSize: `min(100%, ${width}px)` }}>
            <Magnet profile={profile} />
          </div>
        </div>
      )}
    </section>
  );
});

function Magnet({ profile: { trim, cornerRadius, shape } }: TrueSizeProps) {
  const item = useAtomValue(settledItemAtom);
  const src = useLookedThumbnail(item);
  const image = useMovedImage();
  return (
    <MagnetTile widthMm={trim.width} heightMm={trim.height} cornerMm={cornerRadius} shape={shape}>
      {item && <CroppedPicture src={src} recipe={item.recipe} imageRef={image} />}
    </MagnetTile>
  );
}

/** Moves a photo with the gesture, without a React render per frame. */
function useMovedImage() {
  const store = useStore();
  const image = useRef<SVGImageElement>(null);
  useEffect(
    () =>
      store.sub(shownRecipeAtom, () => {
        const recipe = store.get(shownRecipeAtom);
        if (recipe) image.current?.setAttribute('transform', transformOf(recipe));
      }),
    [store],
  );
  return image;
}
