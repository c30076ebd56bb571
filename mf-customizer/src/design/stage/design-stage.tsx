import type { PrintProfile } from '@aimante/print';
import type { Drawing, PhotoPart } from '@aimante/print/drawing';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { ChosenCell } from '../../collage/stage-cells.tsx';
import type { StageLayout } from '../../cropper/canvas/stage-layout.ts';
import { toolAtom } from '../../cropper/look/look-atoms.ts';
import { useLookedThumbnail } from '../../look/use-looked-thumbnail.ts';
import { settledItemAtom, settledRecipeAtom } from '../../photo-project/use-photo-project.ts';
import { stagedDesignAtom } from '../dates/date-trial.ts';
import { PlacedPhoto } from '../design-picture.tsx';
import { InkPaths } from '../ink-paths.tsx';
import { useDrawing } from '../use-drawing.ts';
import styles from './design-stage.module.css';
import { LayerBox } from './layer-box.tsx';
import { SeenMonthBox } from './seen-month-box.tsx';

interface DesignStageProps {
  readonly layout: StageLayout;
  readonly profile: PrintProfile;
  /** False while the canvas loads the photo. */
  readonly isPhotoShown: boolean;
}

/** The layers of a design over the photo of the stage, which the canvas below draws whole. */
export function DesignStage({ layout, profile, isPhotoShown }: DesignStageProps) {
  const ids = useId();
  const tool = useAtomValue(toolAtom);
  const drawing = useDrawing(useAtomValue(stagedDesignAtom), profile.bleed);
  const { trim, bleed } = profile;
  const photoAt = drawing.findIndex((part) => part.kind === 'photo' && !part.cell);
  const photo = drawing[photoAt];
  const clip = photo?.kind === 'photo' ? photo.clip : undefined;
  const box = `M${-bleed} ${-bleed}h${trim.width + 2 * bleed}v${trim.height + 2 * bleed}h${-trim.width - 2 * bleed}Z`;
  const hasGround = drawing.length > 0 && (photoAt < 0 || clip !== undefined);
  return (
    <svg className={styles.layers} aria-hidden="true">
      <defs>
        <clipPath id={`${ids}-ground`}>
          <path d={`${box}${clip ?? ''}`} clipRule="evenodd" />
        </clipPath>
        <clipPath id={`${ids}-magnet`}>
          <path d={box} />
        </clipPath>
      </defs>
      <g transform={`translate(${layout.left} ${layout.top}) scale(${layout.pxPerMm})`}>
        {hasGround && (
          <g clipPath={`url(#${ids}-ground)`}>
            <path d={box} fill="#ffffff" />
            <Parts drawing={drawing.slice(0, Math.max(photoAt, 0))} />
          </g>
        )}
        <g clipPath={`url(#${ids}-magnet)`}>
          {photo?.kind === 'photo' && !isPhotoShown && <WaitingPhoto part={photo} />}
          <Parts drawing={drawing.slice(photoAt + 1)} />
        </g>
        <ChosenCell />
      </g>
      {tool === 'dates' && <SeenMonthBox layout={layout} />}
    </svg>
  );
}

/** The handles of a text or sticker, over everything else on the stage. */
export function LayerStage({ layout, profile }: Pick<DesignStageProps, 'layout' | 'profile'>) {
  const tool = useAtomValue(toolAtom);
  return (
    (tool === 'text' || tool === 'sticker') && (
      <svg className={styles.layers} aria-hidden="true">
        <LayerBox layout={layout} profile={profile} />
      </svg>
    )
  );
}

/** Text and shapes, and the other photos of a collage. */
function Parts({ drawing }: { readonly drawing: Drawing }) {
  const recipe = useAtomValue(settledRecipeAtom);
  return drawing.map((part, index) =>
    part.kind === 'ink' ? (
      <InkPaths key={index} inks={[part.ink]} />
    ) : (
      recipe && <PlacedPhoto key={index} part={part} src={undefined} recipe={recipe} />
    ),
  );
}

/** The chosen photo of a collage until the canvas has it, so that its cell does not flash. */
function WaitingPhoto({ part }: { readonly part: PhotoPart }) {
  const item = useAtomValue(settledItemAtom);
  const src = useLookedThumbnail(item);
  return item && <PlacedPhoto part={part} src={src} recipe={item.recipe} />;
}
