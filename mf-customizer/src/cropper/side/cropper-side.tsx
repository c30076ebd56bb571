import { Button, MagnetTile } from '@aimante/ui';
import { useAtomValue, useStore } from 'jotai';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WeakCells } from '../../collage/weak-cells.tsx';
import { AdviceList } from '../../design/advice-list.tsx';
import { CroppedPicture, transformOf } from '../../gallery/cropped-picture.tsx';
import { useLookedThumbnail } from '../../look/use-looked-thumbnail.ts';
import { sizeInMm } from '../../magnet-size/magnet-words.ts';
import type { Project } from '../../photo-project/photo-project.ts';
import {
  photoWidthAtom,
  settledItemAtom,
  shownQualityAtom,
  shownRecipeAtom,
  shownRemedyAtom,
} from '../../photo-project/use-photo-project.ts';
import { QualityPanel } from '../../print-quality/print-quality.tsx';
import { SmallerSizeChoice } from '../../smaller-size/smaller-size-choice.tsx';
import { useFramingInWords } from '../announced-state.tsx';
import { toolAtom } from '../look/look-atoms.ts';
import { LookSide } from '../look/look-side.tsx';
import { PositionPad } from '../tools/crop-tools.tsx';
import type { CropperActions } from '../use-cropper.ts';
import styles from './cropper-side.module.css';

/** CSS defines 96 pixels per inch. On most screens this is close enough to compare with a real magnet. */
const CSS_PX_PER_MM = 96 / 25.4;

interface CropperSideProps {
  readonly profile: Project['profile'];
  readonly hasOthers: boolean;
  readonly actions: CropperActions;
}

export function CropperSide({ profile, hasOthers, actions }: CropperSideProps) {
  const { t } = useTranslation();
  const quality = useAtomValue(shownQualityAtom);
  const remedy = useAtomValue(shownRemedyAtom);
  const millimetres = useAtomValue(photoWidthAtom);
  const item = useAtomValue(settledItemAtom);
  const isLook = useAtomValue(toolAtom) === 'look';
  if (!quality || !remedy) return null;
  return (
    <aside className={styles.side} aria-label={t('crop.side.label')}>
      <div className={styles.sideScroll}>
        <div className={styles.block}>
          <QualityPanel {...quality} remedy={remedy} millimetres={millimetres} />
          <WeakCells />
          {item && <SmallerSizeChoice item={item} />}
        </div>
        <div className={styles.block}>
          {isLook ? <LookSide /> : <SuggestButtons hasOthers={hasOthers} actions={actions} />}
        </div>
        <div className={styles.block}>
          <TrueSize profile={profile} />
        </div>
        <AdviceList />
        {!isLook && (
          <section className={styles.block} aria-labelledby="position-title">
            <div className={styles.blockHead}>
              <h2 id="position-title">{t('crop.move.title')}</h2>
              <span>{t('crop.move.hint')}</span>
            </div>
            <PositionPad />
          </section>
        )}
      </div>
      <div className={styles.validate}>
        <Button size="large" className={styles.wide} onClick={actions.validate}>
          {t('crop.validate.label')} <ArrowRight size={20} aria-hidden="true" />
        </Button>
        <FramingInWords />
      </div>
    </aside>
  );
}

function FramingInWords() {
  return <p aria-hidden="true">{useFramingInWords()}</p>;
}

const TrueSize = memo(function TrueSize({ profile }: Pick<CropperSideProps, 'profile'>) {
  const { t } = useTranslation();
  const item = useAtomValue(settledItemAtom);
  const src = useLookedThumbnail(item);
  const recipe = item?.recipe;
  const image = useMovedImage();
  const { trim, cornerRadius, shape } = profile;
  return (
    <section aria-labelledby="true-size-title">
      <div className={styles.blockHead}>
        <h2 id="true-size-title">{t('crop.trueSize.title')}</h2>
        <span>{sizeInMm(profile)}</span>
      </div>
      <div className={styles.door}>
        <div style={{ inlineSize: trim.width * CSS_PX_PER_MM, maxInlineSize: '100%' }}>
          <MagnetTile widthMm={trim.width} heightMm={trim.height} cornerMm={cornerRadius} shape={shape}>
            {recipe && <CroppedPicture src={src} recipe={recipe} imageRef={image} />}
          </MagnetTile>
        </div>
      </div>
    </section>
  );
});

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

export function SuggestButtons({ hasOthers, actions }: Pick<CropperSideProps, 'hasOthers' | 'actions'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.suggest}>
      <Button variant="secondary" size="small" loading={actions.isSuggesting} onClick={() => void actions.suggest()}>
        {t('crop.auto.label')}
      </Button>
      <Button variant="secondary" size="small" disabled={!hasOthers} onClick={actions.askToSpread}>
        {t('crop.spread.label')}
      </Button>
    </div>
  );
}
