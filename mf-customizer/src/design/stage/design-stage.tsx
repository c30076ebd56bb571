import type { PrintProfile } from '@aimante/print';
import type { Ink } from '@aimante/print/drawing';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import type { StageLayout } from '../../cropper/canvas/stage-layout.ts';
import { toolAtom } from '../../cropper/look/look-atoms.ts';
import { designAtom } from '../design-state.ts';
import { InkPaths } from '../ink-paths.tsx';
import { useDrawing } from '../use-drawing.ts';
import styles from './design-stage.module.css';
import { TextBox } from './text-box.tsx';

interface DesignStageProps {
  readonly layout: StageLayout;
  readonly profile: PrintProfile;
}

/** The layers of a design over the photo of the stage, which the canvas below draws whole. */
export function DesignStage({ layout, profile }: DesignStageProps) {
  const ids = useId();
  const tool = useAtomValue(toolAtom);
  const drawing = useDrawing(useAtomValue(designAtom), profile.bleed);
  const { trim, bleed } = profile;
  const photoAt = drawing.findIndex(({ kind }) => kind === 'photo');
  const photo = drawing[photoAt];
  const inksOf = (parts: typeof drawing): Ink[] => parts.flatMap((part) => (part.kind === 'ink' ? [part.ink] : []));
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
            <InkPaths inks={inksOf(drawing.slice(0, Math.max(photoAt, 0)))} />
          </g>
        )}
        <g clipPath={`url(#${ids}-magnet)`}>
          <InkPaths inks={inksOf(drawing.slice(photoAt + 1))} />
        </g>
      </g>
      {tool === 'text' && <TextBox layout={layout} profile={profile} />}
    </svg>
  );
}
