import type { Colour, SizeMm } from '@aimante/print';
import { drawDesign, type FrameId, withFrame } from '@aimante/print/drawing';
import styles from './panel.module.css';

interface FrameSampleProps {
  readonly frame: FrameId;
  readonly size: SizeMm;
  readonly colour: Colour;
}

/** A frame as a small drawing. */
export function FrameSample({ frame, size, colour }: FrameSampleProps) {
  const design = withFrame(undefined, frame, { size, colour });
  const parts = design ? drawDesign({ design }, { trim: size, bleed: 0 }, () => []) : [];
  const clip = parts.flatMap((part) => (part.kind === 'photo' && part.clip ? [part.clip] : []))[0];
  return (
    <svg className={styles.frame} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <rect width={size.width} height={size.height} fill={design ? colour : '#8fb4cf'} />
      {clip && <path d={clip} fill="#8fb4cf" />}
    </svg>
  );
}
