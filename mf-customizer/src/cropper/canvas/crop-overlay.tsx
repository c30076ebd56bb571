import { type PrintProfile, type Size, shapePath, toSvgPath } from '@aimante/print';
import { memo, useId } from 'react';
import styles from './crop-canvas.module.css';
import { Rulers } from './rulers.tsx';
import type { StageLayout } from './stage-layout.ts';

interface CropOverlayProps {
  readonly stage: Size;
  readonly layout: StageLayout;
  readonly profile: PrintProfile;
  readonly hasRulers: boolean;
}

/** Overlay of the photo: veil, bleed, cut line, safe area, thirds and rulers. In millimetres. */
export const CropOverlay = memo(function CropOverlay({ stage, layout, profile, hasRulers }: CropOverlayProps) {
  const hatch = useId();
  const { trim, bleed, safe } = profile;
  const cut = toSvgPath(shapePath(profile));
  const bleedBox = `M${-bleed} ${-bleed}h${trim.width + 2 * bleed}v${trim.height + 2 * bleed}h${-trim.width - 2 * bleed}Z`;
  const around = toStageBox(stage, layout);
  return (
    <svg className={styles.overlay} viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="1.1" height="1.1" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.1" height="1.1" className={styles.hatchGround} />
          <rect width="0.16" height="1.1" className={styles.hatchLine} />
        </pattern>
      </defs>
      <g transform={`translate(${layout.left} ${layout.top}) scale(${layout.pxPerMm})`}>
        <path className={styles.veil} fillRule="evenodd" d={`${around}${bleedBox}`} />
        <path fill={`url(#${hatch})`} fillRule="evenodd" d={`${bleedBox}${cut}`} />
        {bleed > 0 && <path className={styles.bleedEdge} d={bleedBox} />}
        <path className={styles.thirds} d={thirdsOf(trim)} />
        <path className={styles.cutShadow} d={cut} />
        <path className={styles.cut} d={cut} />
        <path className={styles.safeShadow} d={toSvgPath(shapePath(profile, safe))} />
        <path className={styles.safe} d={toSvgPath(shapePath(profile, safe))} />
      </g>
      {hasRulers && <Rulers layout={layout} profile={profile} />}
    </svg>
  );
});

/** The whole stage in millimetres, from the magnet's corner. */
function toStageBox(stage: Size, { left, top, pxPerMm }: StageLayout): string {
  const [x, y, right, bottom] = [-left, -top, stage.width - left, stage.height - top].map((px) => px / pxPerMm);
  return `M${x} ${y}H${right}V${bottom}H${x}Z`;
}

function thirdsOf({ width, height }: Size): string {
  const lines = [1, 2].map((n) => `M${(width * n) / 3} 0v${height}M0 ${(height * n) / 3}h${width}`);
  return lines.join('');
}
