import type { Size } from '@aimante/print';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StageCells } from '../../collage/stage-cells.tsx';
import { stageFocusAtom } from '../../design/placed-layers.ts';
import { DesignStage, LayerStage } from '../../design/stage/design-stage.tsx';
import type { LookPictures } from '../../look/look-pictures.ts';
import type { Photo, Project } from '../../photo-project/photo-project.ts';
import { currentIdAtom } from '../../photo-project/use-photo-project.ts';
import type { PictureShelf } from '../../picture-worker/picture-shelf.ts';
import styles from './crop-canvas.module.css';
import { CropOverlay } from './crop-overlay.tsx';
import { layOutStage, stageMargins } from './stage-layout.ts';
import { useGestures } from './use-gestures.ts';
import { usePhotoPainter } from './use-photo-painter.ts';
import { useSize } from './use-size.ts';

interface CropCanvasProps {
  readonly profile: Project['profile'];
  readonly photo: Photo;
  readonly shelf: PictureShelf;
  readonly looks: LookPictures;
  /** Height of the lines of the legend that is over the stage. 0: there is none. */
  readonly legend: number;
  /** Ids of the elements that announce the photo's position and explain the keys. */
  readonly describedBy: string;
  /**
   * Receives the magnet's size on the screen, so that an arrow key moves the photo by visible pixels. The stage has the
   * focus before its size is known.
   */
  readonly onKeyDown: (event: KeyboardEvent, frame: Size | undefined) => void;
}

/** Smallest stage with room for rulers around the magnet, in pixels. */
const WIDE_FROM = { width: 640, height: 380 };

export function CropCanvas({ profile, photo, shelf, looks, legend, describedBy, onKeyDown }: CropCanvasProps) {
  const { t } = useTranslation();
  const stageRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const stage = useSize(stageRef);
  const isWide = stage !== undefined && stage.width >= WIDE_FROM.width && stage.height >= WIDE_FROM.height;
  const layout = useMemo(
    () => stage && layOutStage(stage, profile, stageMargins({ isWide, legend })),
    [stage, profile, isWide, legend],
  );
  const itemId = useAtomValue(currentIdAtom);
  useFocusOnPhoto(stageRef, itemId);
  const isMoving = useGestures({ element: stageRef, layout, itemId });
  const { shownId, hasFailed } = usePhotoPainter({ canvas: canvasRef, stage, layout, photo, shelf, looks });
  const isShown = shownId === photo.id;

  return (
    <div
      ref={stageRef}
      className={styles.stage}
      role="application"
      aria-roledescription={t('crop.stage.role')}
      aria-label={t('crop.stage.label', { name: photo.name })}
      aria-describedby={describedBy}
      aria-busy={!isShown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas is interactive: its help lists the keys.
      tabIndex={0}
      data-moving={isMoving ? '' : undefined}
      data-shown={isShown ? '' : undefined}
      onKeyDown={(event) => event.target === event.currentTarget && onKeyDown(event, layout)}
    >
      <canvas ref={canvasRef} className={styles.canvas} />
      {hasFailed && (
        <p className={styles.waiting} role="alert">
          {t('crop.stage.failed')}
        </p>
      )}
      {stage && layout && !hasFailed && (
        <>
          <DesignStage layout={layout} profile={profile} isPhotoShown={isShown} />
          <CropOverlay stage={stage} layout={layout} profile={profile} hasRulers={isWide} />
          <StageCells layout={layout} />
          <LayerStage layout={layout} profile={profile} />
        </>
      )}
    </div>
  );
}

/**
 * Focuses the stage when another photo opens or a tool asks for it, so that the arrow keys work at once and a screen
 * reader announces the photo.
 */
function useFocusOnPhoto(stage: RefObject<HTMLElement | null>, itemId: string | undefined) {
  const reason = `${itemId} ${useAtomValue(stageFocusAtom)}`;
  const lastReason = useRef(reason);
  useEffect(() => {
    if (lastReason.current !== reason) stage.current?.focus({ preventScroll: true });
    lastReason.current = reason;
  }, [stage, reason]);
}
